import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { CALM, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ "50%": { opacity: 0.5 } });

/** Fast answers never show it: the style alone makes it appear after 150 ms. */
export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(3),
  opacity: 0,
  animation: `${appear} 120ms ease-out 150ms forwards`,
  // Reduced motion keeps the delay: only the fade goes.
  "@media": { [CALM]: { animation: `${appear} 1ms linear 150ms forwards !important` } },
});

/** Parts that appear in order: a part below one that is still loading would move later, and stays hidden. */
globalStyle(`:where([data-in-order]) > :is(${group}, :has(${group})) ~ *`, { visibility: "hidden" });

export const bone = recipe({
  base: {
    display: "block",
    background: vars.color.surfaceHigh,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    "@media": { [CALM]: { animation: "none" } },
  },
  variants: {
    shape: {
      text: { height: grid(3), borderRadius: vars.radius.small },
      title: { height: grid(6), borderRadius: vars.radius.small },
      block: { height: grid(24), borderRadius: vars.radius.large },
      control: { height: grid(10), borderRadius: vars.radius.medium },
      circle: { width: grid(10), height: grid(10), borderRadius: vars.radius.full },
    },
    width: {
      full: { width: "100%" },
      most: { width: "75%" },
      half: { width: "50%" },
      third: { width: "33%" },
      own: {},
    },
  },
  defaultVariants: { shape: "text", width: "full" },
});
