import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

/** It fills the room that it is given. */
export const graph = style({
  position: "relative",
  width: "100%",
  height: "100%",
  minHeight: grid(80),
  overflow: "hidden",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
  vars: {
    "--xy-edge-stroke": color.outline,
    "--xy-edge-stroke-width": "2",
    "--xy-edge-stroke-selected": color.focus,
    "--xy-connectionline-stroke": color.focus,
    "--xy-connectionline-stroke-width": "2",
    "--xy-background-pattern-color": color.outlineVariant,
    "--xy-selection-border": `1px dashed ${color.focus}`,
    "--xy-selection-background-color": `color-mix(in srgb, ${color.focus} 12%, transparent)`,
    "--xy-minimap-background-color": color.surface,
    "--xy-minimap-mask-background-color": `color-mix(in srgb, ${color.onSurface} 12%, transparent)`,
    "--xy-minimap-node-background-color": color.outline,
  },
});
globalStyle(`${graph} .react-flow__node:focus-visible`, { ...focusRing, borderRadius: vars.radius.medium });
/** The frame around what is chosen takes the arrow keys; a pointer takes the nodes themselves. */
globalStyle(`${graph} .react-flow__nodesselection-rect`, { pointerEvents: "none" });
// The lines stand in a box without a width of its own.
globalStyle(`${graph} .react-flow__edges svg, ${graph} .react-flow__connectionline`, { maxWidth: "none" });
/** On a phone it would cover what is read. */
export const small = style({ "@media": { [PHONE]: { display: "none" } } });
globalStyle(`${graph} .react-flow__controls`, {
  overflow: "hidden",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
globalStyle(`${graph} .react-flow__controls-button`, {
  display: "grid",
  placeItems: "center",
  width: grid(8),
  height: grid(8),
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.onSurface,
  cursor: "pointer",
  "@media": { [COARSE]: { width: grid(11), height: grid(11) } },
});
globalStyle(`${graph} .react-flow__controls-button:hover`, { background: color.selection, color: color.onSelection });
globalStyle(`${graph} .react-flow__controls-button svg`, { width: grid(4), height: grid(4), fill: "currentcolor" });
globalStyle(`${graph} .react-flow__controls-button:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "-2px",
});

const TONES = {
  plain: { background: color.surface, color: color.onSurface, borderColor: color.outlineVariant },
  open: { background: color.surface, color: color.onSurface, borderColor: color.primaryInk, borderWidth: "2px" },
  done: { background: color.surface, color: color.onSurface, borderColor: color.successInk },
  quiet: { background: color.surfaceContainer, color: color.onSurfaceVariant, borderStyle: "dashed" },
  fault: { background: color.surface, color: color.onSurface, borderColor: color.errorInk },
} as const;

export const node = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: grid(2),
    boxSizing: "border-box",
    width: "100%",
    height: "100%",
    padding: `${grid(1)} ${grid(3)}`,
    overflow: "hidden",
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
    fontSize: vars.size.small,
  },
  variants: {
    tone: TONES,
    isChosen: { true: { outline: `2px solid ${color.focus}`, outlineOffset: "2px" }, false: {} },
  },
});
export const handle = style({
  selectors: {
    "&&": {
      width: grid(3),
      height: grid(3),
      background: color.outline,
      border: `2px solid ${color.surface}`,
      borderRadius: vars.radius.full,
    },
    "&&.connectable:hover": { background: color.focus },
    "&&:not(.connectable)": { opacity: 0 },
  },
});
export const line = recipe({
  variants: {
    isQuiet: { true: { strokeDasharray: "4 4", opacity: 0.6 }, false: {} },
    isChosen: { true: { stroke: color.focus, strokeWidth: 3 }, false: {} },
  },
});
export const middle = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  pointerEvents: "all",
});
globalStyle(`${middle} > button`, {
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.full,
  background: color.surface,
});
export const mark = style({
  padding: `0 ${grid(2)}`,
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  color: color.onSurface,
  fontSize: vars.size.caption,
});
