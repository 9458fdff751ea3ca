import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";
import { hidden as unseen } from "../../visually-hidden/visually-hidden.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const heard = unseen;
export const beside = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: grid(4) });
/** As large as its picture; the tiles lie over it. */
export const board = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxWidth: grid(140),
});
/** Smaller, since the questions matter more. */
export const hidden = style([board, { maxWidth: grid(90) }]);
/** The invisible picture reserves the room; its tiles are seen. */
export const room = style({ gridArea: "1 / 1", alignSelf: "start" });
export const ground = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "auto 4 / 3",
  opacity: 0,
});
export const whole = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "auto 4 / 3",
  borderRadius: vars.radius.medium,
});
/** The least height of a row. */
export const least = createVar();
export const tiles = style({
  gridArea: "1 / 1",
  display: "grid",
  gap: "2px",
  minWidth: 0,
  vars: { [least]: "0" },
});
/** A finger hits each tile, however small the picture is. */
export const touched = style([
  tiles,
  {
    "@media": {
      [COARSE]: { vars: { [least]: grid(11) } },
      // Six of them stand side by side on the narrowest phone.
      [`${COARSE} and (max-width: 359px)`]: { marginInline: `-${grid(3)}` },
    },
  },
]);
export const cell = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0, minHeight: 0 });
export const tile = recipe({
  base: [
    transition(["box-shadow", "border-color"]),
    {
      position: "relative",
      display: "grid",
      placeItems: "center",
      width: "100%",
      height: "100%",
      minWidth: 0,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.small,
      backgroundColor: color.surfaceContainer,
      backgroundRepeat: "no-repeat",
      color: color.onSurface,
      cursor: "grab",
      // A finger that begins on a tile drags it; elsewhere it scrolls the page.
      touchAction: "none",
      userSelect: "none",
      selectors: {
        "&:hover:not([aria-pressed=true])": { boxShadow: `inset 0 0 0 2px ${color.surface}` },
        "&:focus-visible": { ...focusRing, zIndex: 2 },
      },
    },
  ],
  variants: {
    isEmpty: {
      true: { border: `1px dashed ${color.outline}`, cursor: "pointer", touchAction: "auto" },
    },
    isPicked: {
      true: { boxShadow: `inset 0 0 0 4px ${color.onSelection}, inset 0 0 0 6px ${color.selection}`, zIndex: 1 },
    },
    isOver: {
      true: { boxShadow: `inset 0 0 0 4px ${color.onSelection}, inset 0 0 0 6px ${color.selection}` },
    },
    // The element below a dragged tile must be seen, and found.
    isDragged: { true: { zIndex: 3, pointerEvents: "none", opacity: 0.8, boxShadow: vars.shadow.high } },
  },
});
export const held = style({
  display: "grid",
  placeItems: "center",
  width: grid(6),
  height: grid(6),
  borderRadius: vars.radius.full,
  background: color.selection,
  color: color.onSelection,
});
/** Beside the board, smaller than on it. */
export const trayed = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: grid(18),
  "@media": { [COARSE]: { minHeight: grid(11) } },
});
export const model = style({ display: "grid", justifyItems: "start", gap: grid(3) });
export const modelPicture = style({
  display: "block",
  width: "100%",
  maxWidth: grid(60),
  height: "auto",
  aspectRatio: "auto 4 / 3",
  borderRadius: vars.radius.medium,
});
export const covered = style({
  display: "grid",
  borderRadius: vars.radius.small,
  background: color.surfaceHigh,
  minWidth: 0,
  minHeight: 0,
});
export const uncovered = recipe({
  base: [transition(["opacity"], "steady"), { borderRadius: vars.radius.small, backgroundRepeat: "no-repeat" }],
  variants: { isShown: { true: { opacity: 1 }, false: { opacity: 0 } } },
});
export const answer = style({ display: "grid", gap: grid(3), outline: "none" });
