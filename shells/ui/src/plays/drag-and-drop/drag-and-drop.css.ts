import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(60)}), 1fr))`,
  gap: grid(4),
});
export const column = style([part, { gridTemplateRows: "auto 1fr" }]);
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.body,
  overflowWrap: "anywhere",
});
export const told = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
/** A zone of the picture. Its words are readable on any picture. */
export const zone = recipe({
  base: [
    transition(["border-color", "box-shadow"]),
    {
      position: "absolute",
      display: "flex",
      flexWrap: "wrap",
      alignContent: "flex-start",
      alignItems: "flex-start",
      gap: grid(1),
      padding: grid(1),
      overflow: "visible",
      border: `2px dashed ${color.outline}`,
      borderRadius: vars.radius.medium,
      // A second line makes it visible on dark and on light.
      boxShadow: `0 0 0 1px ${color.surface}`,
    },
  ],
  variants: {
    isOpen: { true: { borderColor: color.primaryInk } },
    isOver: {
      true: { borderStyle: "solid", borderColor: color.onSelection, boxShadow: `0 0 0 4px ${color.selection}` },
    },
  },
});
export const label = style({
  maxWidth: "100%",
  padding: `0 ${grid(2)}`,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.onSurface,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
});
/** The whole zone takes the held piece. */
export const cover = style({
  position: "absolute",
  inset: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  cursor: "pointer",
  selectors: { "&:hover": { boxShadow: `0 0 0 4px ${color.selection}` }, "&:focus-visible": focusRing },
});
