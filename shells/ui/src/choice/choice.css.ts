import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { across, COARSE, grid, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const choice = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: grid(2),
  minHeight: grid(6),
  cursor: "pointer",
  "@media": { [COARSE]: { minWidth: grid(11), minHeight: grid(11), paddingBlock: grid(2) } },
  selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: color.onSurfaceVariant } },
});
/** A box without words can also be pressed around its edge. */
export const alone = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: grid(6),
  minHeight: grid(6),
  cursor: "pointer",
  "@media": { [COARSE]: { minWidth: grid(11), minHeight: grid(11) } },
});
export const words = style({ display: "flex", flexDirection: "column", minWidth: 0, paddingTop: "1px" });
export const note = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const group = recipe({
  base: { display: "flex", gap: grid(2) },
  variants: {
    direction: {
      column: { flexDirection: "column" },
      row: { flexWrap: "wrap", columnGap: grid(6), "@media": { [COARSE]: { columnGap: grid(3) } } },
    },
  },
});

/** The mark is drawn by a clipped box: a picture in the style would need `img-src data:`. */
export const mark = recipe({
  base: [
    transition(["background-color", "border-color"]),
    {
      appearance: "none",
      flexShrink: 0,
      display: "grid",
      placeItems: "center",
      width: grid(5),
      height: grid(5),
      margin: 0,
      marginTop: "2px",
      border: `2px solid ${color.outline}`,
      background: color.surface,
      cursor: "inherit",
      "::before": { content: "", background: color.surface, opacity: 0 },
      selectors: {
        "&:hover:not(:disabled)": { borderColor: color.onSurface },
        "&:checked, &[aria-checked='true']": {
          background: color.primaryInk,
          borderColor: color.primaryInk,
        },
        "&:checked::before, &[aria-checked='true']::before": { opacity: 1 },
        "&[aria-invalid='true']": { borderColor: color.errorInk },
        "&:disabled": { opacity: vars.state.disabled },
      },
    },
  ],
  variants: {
    kind: {
      check: {
        borderRadius: vars.radius.small,
        "::before": {
          width: "12px",
          height: "12px",
          clipPath: "polygon(14% 44%, 0 58%, 38% 94%, 100% 22%, 86% 10%, 37% 66%)",
        },
        selectors: {
          "&:indeterminate": { background: color.primaryInk, borderColor: color.primaryInk },
          "&:indeterminate::before": { opacity: 1, clipPath: "inset(41% 8%)" },
        },
      },
      radio: {
        borderRadius: "50%",
        "::before": { width: "8px", height: "8px", borderRadius: "50%" },
      },
    },
  },
});

export const track = style([
  transition(["background-color", "border-color"]),
  {
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    width: grid(10),
    height: grid(6),
    margin: 0,
    border: `2px solid ${color.outline}`,
    borderRadius: "12px",
    background: color.surfaceContainer,
    cursor: "inherit",
    "::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "4px",
      insetInlineStart: "4px",
      width: "12px",
      height: "12px",
      borderRadius: "50%",
      background: color.outline,
      transition: "transform 120ms ease-out",
    },
    selectors: {
      "&:checked": { background: color.primaryInk, borderColor: color.primaryInk },
      "&:checked::before": { transform: `${across(16)} scale(1.25)`, background: color.surface },
      "&:disabled": { opacity: vars.state.disabled },
    },
  },
]);

/** Long trees scroll in their own box. */
export const ticks = style({
  display: "grid",
  gap: grid(1),
  maxHeight: grid(80),
  overflowY: "auto",
  padding: grid(1),
  margin: `0 calc(-1 * ${grid(1)})`,
});
/** The option's depth in its tree. */
export const depth = createVar();
export const tick = style({ minWidth: 0, paddingInlineStart: `calc(${depth} * ${grid(6)})`, overflowWrap: "anywhere" });
