import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const list = recipe({
  base: { display: "grid", gap: grid(2), listStyle: "none", padding: 0 },
  variants: {
    isVertical: {
      true: { gridTemplateColumns: "minmax(0, 1fr)" },
      false: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${grid(60)}), 1fr))` },
    },
  },
});
export const item = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const file = style([
  transition(["border-color", "box-shadow"], "steady"),
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: grid(3),
    minHeight: grid(14),
    padding: `${grid(2)} ${grid(4)}`,
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    selectors: {
      "&:hover": { borderColor: color.outline, boxShadow: vars.shadow.low },
      "&:focus-visible": focusRing,
    },
  },
]);
export const words = style({ display: "grid", gap: grid(1) });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const note = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const seen = style({ color: color.successInk });
