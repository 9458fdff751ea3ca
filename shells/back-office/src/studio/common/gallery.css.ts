import { grid, PHONE, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const gallery = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const heading = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: grid(2),
  padding: 0,
  listStyle: "none",
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const tile = style([
  transition(["border-color", "background-color"]),
  {
    display: "flex",
    alignItems: "center",
    gap: grid(3),
    width: "100%",
    height: "100%",
    minHeight: grid(14),
    padding: grid(3),
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    selectors: { "&:hover": { borderColor: color.onSurface, background: color.surfaceContainer } },
  },
]);
export const picture = style({ flexShrink: 0 });
export const words = style({ display: "grid", minWidth: 0, fontSize: vars.size.small });
export const note = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant });
/** Buttons beside a tile are not part of it. */
export const kept = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" });
