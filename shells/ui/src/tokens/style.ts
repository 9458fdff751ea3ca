// Knows what styles share: the 4-px grid, the breakpoints, motion, and reactions to the pointer.
import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

type Steps =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 14
  | 16
  | 18
  | 20
  | 24
  | 30
  | 36
  | 40
  | 48
  | 60
  | 80
  | 90
  | 120
  | 140
  | 160
  | 180
  | 240;

/**
 * Steps of 4 px: the only distances that a component may use. Spaces are 1, 2, 3, 4, 6, 8, 12, 16; the others are
 * sizes.
 */
export const grid = (steps: Steps): string => `${steps * 4}px`;

/**
 * Scrolls by itself. Visually hidden elements are placed inside it, since they would make the document scroll
 * otherwise.
 */
export const pane = { position: "relative", overflowY: "auto" } as const;

/** The height of a page's top bar, for what sticks below it. */
export const HEAD = "--az-head";

/** The height of what stands at the foot of a page, for toasts above it. */
export const FOOT = "--az-foot";

/** 1 for reading from left to right, -1 for right to left. */
export const FORWARD = "--az-forward";
/** A movement of that many pixels in the direction of reading. */
export const across = (pixels: number): string => `translateX(calc(var(${FORWARD}, 1) * ${pixels}px))`;

export const PHONE = "screen and (max-width: 599px)";
export const BELOW_DESKTOP = "screen and (max-width: 1023px)";
export const CALM = "(prefers-reduced-motion: reduce)";
/** A finger needs more room than a pointer. */
export const COARSE = "(pointer: coarse)";

const EASE_OUT = "cubic-bezier(0.2, 0, 0, 1)";

/** Quick for colours and small marks (120 ms), steady for what moves (180 ms); nothing under reduced motion. */
export const transition = (properties: readonly string[], pace: "quick" | "steady" = "quick"): StyleRule => ({
  transition: properties
    .map((property) => `${property} ${pace === "quick" ? "120ms" : "180ms"} ${EASE_OUT}`)
    .join(", "),
  "@media": { [CALM]: { transition: "none" } },
});

/** The overlay under the pointer for something without a fill. */
export const veil = (strength: "hover" | "pressed" | "dragged"): string =>
  `color-mix(in srgb, ${vars.color.onSurface} ${vars.state[strength]}, transparent)`;

/** A chosen item among its neighbours: a quiet fill, and a bar at its edge that is visible without colour. */
export const selected = {
  background: `linear-gradient(${vars.color.primaryInk}, ${vars.color.primaryInk}) 0 50% / ${grid(1)} calc(100% - ${grid(4)}) no-repeat ${vars.color.selection}`,
  color: vars.color.onSelection,
} as const;

/** Two pixels, two pixels away. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
};

/** A link alone on its line, as high as a press needs. */
export const aloneLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: grid(6),
  "@media": { [COARSE]: { minHeight: grid(11) } },
} as const;
