import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const quiet = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
/** A result, with the trophy that it earned. */
export const won = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(136px, 1fr))",
  gap: grid(3),
  margin: 0,
});
export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(1),
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  // Of an odd number in two columns the last one is never alone.
  "@media": { [PHONE]: { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } } } },
});
export const figureName = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const figureValue = style({ margin: 0, fontSize: vars.size.lead, fontWeight: vars.weight.medium });
export const trophies = style({ display: "flex", flexWrap: "wrap", gap: grid(3) });
export const cup = style({ display: "inline-flex", alignItems: "center", gap: grid(1) });
export const cupName = style({ fontSize: vars.size.small, fontWeight: vars.weight.regular });
export const named = style({ display: "grid", gap: grid(1), overflowWrap: "anywhere" });
/** How an attempt ended, and since when it no longer counts. */
export const ended = style({ display: "inline-grid", justifyItems: "start", gap: grid(1) });
export const howFar = style({
  display: "inline-grid",
  gridTemplateColumns: "minmax(64px, 1fr) auto",
  alignItems: "center",
  gap: grid(2),
  width: "100%",
});
export const filter = style({ flex: "0 1 240px", minWidth: 0, "@media": { [PHONE]: { flexBasis: "100%" } } });
export const filters = style({ display: "flex", flexWrap: "wrap", gap: grid(2), flex: 1, minWidth: 0 });

export const toTake = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const taking = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(3),
});
export const takingName = style({ fontWeight: vars.weight.medium });
