import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/tokens.css.ts";

export const value = style({
  flex: 1,
  minWidth: 0,
  textAlign: "start",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const placeholder = style([value, { color: vars.color.onSurfaceVariant }]);
