import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 400px)",
  placeContent: "center",
  justifyItems: "center",
  gap: grid(6),
  minHeight: "100dvh",
  padding: grid(4),
  background: vars.color.surfaceDim,
});
export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  fontFamily: vars.font.brand,
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
});
