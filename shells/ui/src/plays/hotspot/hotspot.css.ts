import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
const face = recipe({
  base: [
    transition(["border-color", "box-shadow"]),
    {
      padding: 0,
      background: "none",
      color: color.onSurface,
      font: "inherit",
      cursor: "pointer",
      selectors: { "&:focus-visible": focusRing, "&:disabled, &[aria-disabled=true]": { cursor: "default" } },
    },
  ],
});
/** A part on the picture: two lines make it visible on dark and on light. */
export const spot = recipe({
  base: [
    face(),
    {
      position: "absolute",
      border: `2px dashed ${color.outline}`,
      borderRadius: vars.radius.medium,
      boxShadow: `0 0 0 1px ${color.surface}`,
      selectors: { "&:hover:enabled": { borderStyle: "solid" } },
    },
  ],
  variants: {
    isMarked: {
      true: { borderStyle: "solid", borderColor: color.onSelection, boxShadow: `0 0 0 4px ${color.selection}` },
    },
    /** Visible only with the focus. */
    isHidden: {
      true: {
        borderColor: "transparent",
        boxShadow: "none",
        selectors: { "&:focus-visible": { borderColor: color.outline, boxShadow: `0 0 0 1px ${color.surface}` } },
      },
    },
    verdict: {
      right: { borderStyle: "solid", borderColor: color.successInk, boxShadow: `0 0 0 4px ${color.successContainer}` },
      wrong: { borderStyle: "solid", borderColor: color.errorInk, boxShadow: `0 0 0 4px ${color.errorContainer}` },
    },
  },
  compoundVariants: [
    {
      variants: { isHidden: true, isMarked: true },
      style: { borderColor: color.onSelection, boxShadow: `0 0 0 4px ${color.selection}` },
    },
  ],
});
export const listed = style({ display: "flex", flexWrap: "wrap", gap: grid(2), marginTop: grid(3) });
/** A part that is too small on the picture. */
export const chip = recipe({
  base: [
    face(),
    {
      display: "inline-flex",
      alignItems: "center",
      gap: grid(2),
      minHeight: grid(10),
      padding: `${grid(1)} ${grid(3)}`,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.medium,
      textAlign: "start",
      overflowWrap: "anywhere",
      "@media": { [COARSE]: { minHeight: grid(11) } },
    },
  ],
  variants: {
    isMarked: {
      true: {
        background: color.selection,
        borderColor: color.onSelection,
        color: color.onSelection,
        boxShadow: `inset 0 0 0 1px ${color.onSelection}`,
      },
    },
    verdict: {
      right: { borderColor: color.successInk, background: color.successContainer, color: color.onSuccessContainer },
      wrong: { borderColor: color.errorInk, background: color.errorContainer, color: color.onErrorContainer },
    },
  },
});
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const notes = style({ display: "grid", gap: grid(1), marginTop: grid(2), listStyle: "none", padding: 0 });
/** The number of a labelled part stands on it. */
export const marker = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  border: `2px dashed ${color.outline}`,
  borderRadius: vars.radius.medium,
  boxShadow: `0 0 0 1px ${color.surface}`,
});
export const left = style({ display: "flex", alignItems: "center", gap: grid(2), fontWeight: vars.weight.medium });
