import { globalStyle, style } from "@vanilla-extract/css";
import { grid, PHONE, pane as scrolls } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const whole = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  overflow: "clip",
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(1),
  padding: grid(1),
  borderBottom: `1px solid ${color.outlineVariant}`,
});
/** On a phone pages and zoom share a line, and what leads away has the next one. */
export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(1),
  "@media": { [PHONE]: { gap: 0 } },
});
export const apart = style({ marginInlineStart: "auto", "@media": { [PHONE]: { marginInlineStart: 0 } } });
export const number = style({ width: grid(14), textAlign: "center" });
const note = style({
  paddingInline: grid(1),
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
  whiteSpace: "nowrap",
});
/** How many pages there are, beside the field that names one. */
export const count = style([note, { paddingInlineStart: grid(2) }]);
export const percent = style([
  note,
  {
    minWidth: grid(12),
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    "@media": { [PHONE]: { display: "none" } },
  },
]);
export const pane = style({
  ...scrolls,
  overflow: "auto",
  height: "min(480px, 60dvh)",
  padding: grid(2),
  background: color.surfaceContainer,
  ":focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
});
/** Where the file is the page: a bar, a title and some room stand above it. */
export const wholePane = style([pane, { height: "max(320px, calc(100dvh - 216px))" }]);
/** As wide as its widest page, so that zoomed pages can be scrolled to their beginning. */
export const pages = style({
  display: "grid",
  justifyItems: "center",
  gap: grid(2),
  width: "max-content",
  minWidth: "100%",
});
export const page = style({
  position: "relative",
  background: color.surface,
  boxShadow: vars.shadow.low,
  overflow: "clip",
});
export const canvas = style({ display: "block", width: "100%", height: "100%" });
export const trouble = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  padding: grid(4),
});
export const told = style({ padding: grid(4), display: "grid", gap: grid(3), justifyItems: "start" });

/** The words lie over the picture, letter on letter, and are not seen themselves. */
export const text = style({
  position: "absolute",
  inset: 0,
  overflow: "clip",
  lineHeight: 1,
  textAlign: "initial",
  textSizeAdjust: "none",
  forcedColorAdjust: "none",
  transformOrigin: "0 0",
  zIndex: 0,
  vars: {
    "--min-font-size": "1",
    "--text-scale-factor": "calc(var(--total-scale-factor) * var(--min-font-size))",
    "--min-font-size-inv": "calc(1 / var(--min-font-size))",
  },
});
globalStyle(`${text} :is(span, br)`, {
  color: "transparent",
  position: "absolute",
  whiteSpace: "pre",
  cursor: "text",
  transformOrigin: "0% 0%",
});
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  zIndex: 1,
  vars: { "--font-height": "0", "--scale-x": "1", "--rotate": "0deg" },
  fontSize: "calc(var(--text-scale-factor) * var(--font-height))",
  transform: "rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))",
});
globalStyle(`${text} .markedContent`, { display: "contents" });
/** The reader measures letters in it; it appends it to the page itself. */
globalStyle(".hiddenCanvasElement", { display: "none" });
