import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const questions = style({ display: "grid", gap: grid(6), listStyle: "none", padding: 0 });
/** One question, and the ways to the others. */
export const steps = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), outline: "none" });
export const ways = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: grid(3) });
export const question = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const group = style({ minWidth: 0, overflowWrap: "anywhere" });
export const legend = style({
  display: "flex",
  gap: grid(3),
  marginBottom: grid(3),
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
});
export const number = style({
  flexShrink: 0,
  display: "inline-grid",
  placeItems: "center",
  width: grid(6),
  height: grid(6),
  borderRadius: vars.radius.full,
  background: color.surfaceContainer,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
});
export const hint = style({ marginBottom: grid(3), fontSize: vars.size.small, color: color.onSurfaceVariant });
export const why = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: grid(2),
    lineHeight: 1.5,
    fontSize: vars.size.small,
    overflowWrap: "anywhere",
  },
  variants: {
    verdict: {
      right: { color: color.successInk },
      partly: { color: color.onSurface },
      blank: { color: color.onSurface },
      wrong: { color: color.errorInk },
    },
  },
});
