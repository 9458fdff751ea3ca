import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: grid(3),
    height: "100%",
    minHeight: grid(10),
    paddingBlock: grid(1),
    paddingInline: grid(4),
    fontWeight: vars.weight.medium,
  },
  variants: {
    tone: {
      warning: { background: color.warning, color: color.onWarning },
      neutral: { background: color.inverseSurface, color: color.onInverseSurface },
    },
  },
});
/** Two lines fit into the height of one control. */
export const text = style({
  flex: 1,
  display: "-webkit-box",
  minWidth: 0,
  overflow: "hidden",
  lineHeight: 1.25,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
export const action = style({
  flexShrink: 0,
  minHeight: grid(8),
  "@media": { [COARSE]: { minHeight: grid(11) } },
  paddingInline: grid(3),
  border: "1px solid currentColor",
  borderRadius: vars.radius.medium,
  fontWeight: "inherit",
  ":hover": { textDecoration: "underline" },
  ":focus-visible": { outlineColor: "currentColor" },
});
