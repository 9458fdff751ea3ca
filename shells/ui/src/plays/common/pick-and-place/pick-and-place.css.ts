import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, transition } from "../../../tokens/style.ts";
import { vars } from "../../../tokens/tokens.css.ts";

const { color } = vars;

/** It keeps its size where words break beside it. */
export const icon = style({ flexShrink: 0 });
export const piece = recipe({
  base: [
    transition(["background-color", "border-color", "box-shadow"]),
    {
      display: "inline-flex",
      alignItems: "center",
      gap: grid(2),
      maxWidth: "100%",
      minHeight: grid(10),
      padding: `${grid(1)} ${grid(3)}`,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.medium,
      background: color.surface,
      color: color.onSurface,
      font: "inherit",
      fontWeight: vars.weight.medium,
      lineHeight: 1.5,
      textAlign: "start",
      overflowWrap: "anywhere",
      cursor: "grab",
      // A finger that begins on a piece drags it; elsewhere it scrolls the page.
      touchAction: "none",
      userSelect: "none",
      selectors: {
        "&:hover:enabled": { background: color.surfaceContainer },
        "&:focus-visible": focusRing,
        "&:disabled": { cursor: "default", color: color.onSurface },
      },
      "@media": { [COARSE]: { minHeight: grid(11) } },
    },
  ],
  variants: {
    isWide: { true: { flex: 1 } },
    isPicked: {
      true: {
        background: color.selection,
        borderColor: color.onSelection,
        color: color.onSelection,
        boxShadow: `inset 0 0 0 1px ${color.onSelection}`,
        selectors: { "&:hover:enabled": { background: color.selection } },
      },
    },
    // The element below a dragged piece must be seen, and found.
    isDragged: { true: { position: "relative", zIndex: 1, pointerEvents: "none", boxShadow: vars.shadow.high } },
    verdict: {
      right: { borderColor: color.successInk, background: color.successContainer },
      partly: {},
      blank: {},
      wrong: { borderColor: color.errorInk, background: color.errorContainer },
    },
  },
  compoundVariants: [
    { variants: { verdict: "right" }, style: { selectors: { "&:disabled": { color: color.onSuccessContainer } } } },
    { variants: { verdict: "wrong" }, style: { selectors: { "&:disabled": { color: color.onErrorContainer } } } },
  ],
});
export const place = recipe({
  base: [
    transition(["background-color", "border-color"]),
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      alignContent: "flex-start",
      gap: grid(2),
      minHeight: grid(14),
      minWidth: 0,
      padding: grid(2),
      border: `1px dashed ${color.outlineVariant}`,
      borderRadius: vars.radius.medium,
    },
  ],
  variants: {
    isOpen: { true: { borderColor: color.outline } },
    isOver: { true: { background: color.selection, borderColor: color.onSelection } },
  },
});
export const take = style({
  display: "inline-flex",
  alignItems: "center",
  gap: grid(2),
  minHeight: grid(10),
  padding: `${grid(1)} ${grid(3)}`,
  border: `1px dashed ${color.onSelection}`,
  borderRadius: vars.radius.medium,
  background: "none",
  color: color.primaryInk,
  font: "inherit",
  fontWeight: vars.weight.medium,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.surfaceContainer }, "&:focus-visible": focusRing },
  "@media": { [COARSE]: { minHeight: grid(11) } },
});
/** A place for one piece, in a line of words. */
export const slot = recipe({
  base: [
    transition(["background-color", "border-color"]),
    {
      display: "inline-flex",
      alignItems: "center",
      gap: grid(1),
      maxWidth: "100%",
      minWidth: grid(24),
      minHeight: grid(8),
      padding: `0 ${grid(2)}`,
      verticalAlign: "middle",
      border: `1px dashed ${color.outline}`,
      borderRadius: vars.radius.medium,
      background: color.surface,
      color: color.onSurface,
      font: "inherit",
      fontWeight: vars.weight.medium,
      overflowWrap: "anywhere",
      textAlign: "start",
      cursor: "pointer",
      userSelect: "none",
      selectors: {
        "&:hover:enabled": { background: color.surfaceContainer },
        "&:focus-visible": focusRing,
        "&:disabled": { cursor: "default", color: color.onSurface },
      },
      "@media": { [COARSE]: { minHeight: grid(11) } },
    },
  ],
  variants: {
    isFilled: { true: { borderStyle: "solid", touchAction: "none", cursor: "grab" } },
    isPicked: { true: { background: color.selection, borderColor: color.onSelection, color: color.onSelection } },
    isOver: { true: { background: color.selection, borderColor: color.onSelection } },
    isDragged: { true: { position: "relative", zIndex: 1, pointerEvents: "none", boxShadow: vars.shadow.high } },
    verdict: {
      right: { borderColor: color.successInk, background: color.successContainer },
      partly: {},
      blank: {},
      wrong: { borderColor: color.errorInk, background: color.errorContainer },
    },
  },
  compoundVariants: [
    { variants: { verdict: "right" }, style: { selectors: { "&:disabled": { color: color.onSuccessContainer } } } },
    { variants: { verdict: "wrong" }, style: { selectors: { "&:disabled": { color: color.onErrorContainer } } } },
  ],
});
