import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/tokens.css.ts";

export const mark = style({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.medium });
export const picture = style({ verticalAlign: "text-bottom" });
