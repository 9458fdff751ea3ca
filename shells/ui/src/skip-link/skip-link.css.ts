import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const skip = style({
  position: "fixed",
  insetBlockStart: grid(2),
  insetInlineStart: grid(2),
  zIndex: 90,
  padding: `${grid(2)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: color.inverseSurface,
  color: color.onInverseSurface,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});
