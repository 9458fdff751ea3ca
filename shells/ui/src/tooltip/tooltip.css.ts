import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const tooltip = style({
  zIndex: 70,
  maxWidth: grid(60),
  padding: `${grid(1)} ${grid(2)}`,
  borderRadius: vars.radius.small,
  background: vars.color.inverseSurface,
  color: vars.color.onInverseSurface,
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  boxShadow: vars.shadow.medium,
});
