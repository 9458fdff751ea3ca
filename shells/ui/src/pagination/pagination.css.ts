import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const pagination = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: grid(3),
});
export const text = style({ color: vars.color.onSurfaceVariant, fontVariantNumeric: "tabular-nums" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
