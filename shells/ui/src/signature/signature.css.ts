import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const whole = style({ display: "grid", justifyItems: "start", gap: grid(2) });
export const pad = style({
  width: "100%",
  maxWidth: "600px",
  aspectRatio: "3 / 1",
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  cursor: "crosshair",
  // A finger draws, and does not scroll.
  touchAction: "none",
});
export const stroke = style({
  fill: "none",
  stroke: color.onSurface,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const drawn = style({ display: "block", width: "120px", height: "40px" });
export const typed = style({ fontStyle: "italic", overflowWrap: "anywhere" });
