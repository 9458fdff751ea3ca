import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { CALM, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(350%)" } });

export const share = createVar();

export const block = style({ display: "flex", flexDirection: "column", gap: grid(1), minWidth: 0 });
export const words = style({
  display: "flex",
  justifyContent: "space-between",
  gap: grid(4),
  fontSize: vars.size.small,
});
export const text = style({ color: color.onSurfaceVariant, fontVariantNumeric: "tabular-nums" });
export const track = style({
  height: grid(2),
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: color.surfaceHigh,
});
export const fill = recipe({
  base: { height: "100%", borderRadius: vars.radius.full },
  variants: {
    tone: {
      primary: { background: color.primaryInk },
      success: { background: color.successInk },
      error: { background: color.errorInk },
    },
    known: {
      true: { width: share, transition: "width 180ms ease-out", "@media": { [CALM]: { transition: "none" } } },
      false: {
        width: "30%",
        animation: `${slide} 1400ms ease-in-out infinite`,
        "@media": { [CALM]: { animation: "none", width: "100%", opacity: 0.4 } },
      },
    },
  },
});

export const ring = style({ position: "relative", display: "inline-grid", placeItems: "center", flexShrink: 0 });
export const circle = style({ transform: "rotate(-90deg)" });
export const groove = style({ fill: "none", stroke: color.surfaceHigh });
export const arc = style({
  fill: "none",
  stroke: color.primaryInk,
  strokeLinecap: "round",
  transition: "stroke-dashoffset 180ms ease-out",
  "@media": { [CALM]: { transition: "none" } },
});
export const center = style({
  position: "absolute",
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});
