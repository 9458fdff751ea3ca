import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const mark = style({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.medium });
/** Its place is kept until the picture comes. */
export const picture = style({
  display: "inline-block",
  width: grid(5),
  height: grid(5),
  verticalAlign: "text-bottom",
});
