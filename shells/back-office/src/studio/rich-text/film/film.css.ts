import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const times = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: grid(3),
});
export const chapters = style({
  display: "grid",
  gap: grid(3),
  listStyle: "none",
  selectors: { "&&&": { padding: 0 } },
});
export const chapter = style({
  display: "grid",
  gridTemplateColumns: `${grid(36)} minmax(0, 1fr) auto`,
  alignItems: "start",
  gap: grid(2),
  selectors: { "&&&": { marginTop: 0 } },
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const legend = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
/** Beside the field, below its label; beside the time on a phone. */
export const remove = style({ paddingTop: grid(6), "@media": { [PHONE]: { gridColumn: 2, gridRow: 1 } } });
export const hint = style({ color: vars.color.onSurfaceVariant, fontSize: vars.size.caption });
