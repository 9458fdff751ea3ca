import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, grid, selected, transition, veil } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
export const level = createVar();

export const tree = style({ display: "flex", flexDirection: "column", gap: "1px", outline: "none" });
export const row = recipe({
  base: [
    transition(["background-color"]),
    {
      display: "flex",
      alignItems: "center",
      gap: grid(2),
      minHeight: grid(9),
      paddingInlineStart: `calc((${level} - 1) * ${grid(5)} + ${grid(1)})`,
      paddingInlineEnd: grid(2),
      // Two titles of two lines each remain distinct, one under the other.
      paddingBlock: grid(1),
      borderRadius: vars.radius.small,
      cursor: "pointer",
      userSelect: "none",
      selectors: {
        "&:hover": { background: color.surfaceContainer },
        "&[data-over]": {
          background: veil("dragged"),
          outline: `2px dashed ${color.primaryInk}`,
          outlineOffset: "-2px",
        },
        "&[data-dragged]": { opacity: 0.5 },
        '&[data-drop="into"]': { outline: `2px solid ${color.primaryInk}`, outlineOffset: "-2px" },
        '&[data-drop="before"]': { boxShadow: `0 -2px 0 ${color.primaryInk}` },
        '&[data-drop="after"]': { boxShadow: `0 2px 0 ${color.primaryInk}` },
        "&:focus-visible, &[data-focus-visible]": { outlineOffset: "-2px" },
      },
      "@media": { [COARSE]: { minHeight: grid(11) } },
    },
  ],
  variants: {
    selected: {
      true: {
        ...selected,
        fontWeight: vars.weight.medium,
        selectors: { "&:hover": { background: selected.background } },
      },
    },
  },
});
export const twist = recipe({
  base: [
    transition(["transform"]),
    { display: "grid", placeItems: "center", flexShrink: 0, width: grid(5), height: grid(5) },
  ],
  variants: { open: { true: { transform: "rotate(90deg)" } } },
});
export const label = style({
  flex: 1,
  minWidth: 0,
  // Two lines hold most names, and a long name does not spoil the shape of the tree.
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  lineHeight: 1.3,
});
export const badges = style({ display: "flex", alignItems: "center", gap: grid(1), flexShrink: 0 });
