import { COARSE, focusRing, grid, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;
const line = `1px solid ${color.outlineVariant}`;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const left = style({ margin: 0, color: color.onSurfaceVariant });
/** On a phone the week is wider than the screen, and scrolls within itself. */
export const scroller = style({
  overflowX: "auto",
  border: line,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
const table = style({ width: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" });
export const month = style([table, { minWidth: "700px" }]);
export const week = style([table, { minWidth: "700px", selectors: { "&[data-single]": { minWidth: 0 } } }]);
export const weekday = style({
  padding: grid(1),
  borderBottom: line,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  color: color.onSurfaceVariant,
});
export const corner = style({ width: "64px", borderBottom: line });
export const axis = style({ verticalAlign: "top", padding: 0, borderInlineEnd: line });
export const hour = style({
  display: "block",
  height: "48px",
  paddingInline: grid(2),
  fontSize: vars.size.caption,
  color: color.onSurfaceVariant,
});
export const column = style({
  position: "relative",
  padding: 0,
  verticalAlign: "top",
  borderInlineEnd: line,
  selectors: { "&:last-child": { borderInlineEnd: "none" } },
  backgroundImage: `linear-gradient(${color.outlineVariant} 1px, transparent 1px)`,
  backgroundSize: "100% 48px",
});
export const day = style({
  height: "112px",
  padding: grid(1),
  verticalAlign: "top",
  borderBottom: line,
  borderInlineEnd: line,
  selectors: {
    "&[data-outside]": { background: color.surfaceContainer },
    "&[data-over]": { background: veil("dragged") },
  },
});
const press = style([
  transition(["background-color"]),
  {
    border: "none",
    borderRadius: vars.radius.small,
    background: "none",
    color: "inherit",
    font: "inherit",
    cursor: "pointer",
    selectors: { "&:hover": { background: veil("hover") }, "&:focus-visible": focusRing },
    "@media": { [COARSE]: { minHeight: "44px" } },
  },
]);
export const number = style([
  press,
  {
    minWidth: "28px",
    minHeight: "28px",
    paddingInline: grid(1),
    "@media": { [COARSE]: { minWidth: "44px", minHeight: "44px" } },
    selectors: {
      "&[aria-current=date]": { background: color.primary, color: color.onPrimary, fontWeight: vars.weight.bold },
    },
  },
]);
export const more = style([
  press,
  { width: "100%", minHeight: "24px", textAlign: "start", fontSize: vars.size.small, color: color.onSurfaceVariant },
]);
export const block = style([
  transition(["background-color"]),
  {
    display: "block",
    minHeight: "24px",
    marginBlockStart: grid(1),
    padding: `${grid(1)} ${grid(2)}`,
    overflow: "hidden",
    borderInlineStart: `4px solid ${color.primary}`,
    borderRadius: vars.radius.small,
    background: color.selection,
    color: color.onSelection,
    fontSize: vars.size.small,
    lineHeight: 1.3,
    textDecoration: "none",
    selectors: { "&:focus-visible": focusRing, "&[draggable]": { cursor: "grab" } },
  },
]);
export const blockTime = style({ display: "block", fontSize: vars.size.caption, whiteSpace: "nowrap" });
/** In a narrow lane a word ends in dots instead of going on letter by letter. */
const dotted = { overflow: "hidden", overflowWrap: "normal", textOverflow: "ellipsis" } as const;
export const blockName = style({ ...dotted, display: "block", fontWeight: vars.weight.medium });
/** Two lines, cut with dots: the page of the slot says all of it. */
export const blockFacts = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  ...dotted,
  fontSize: vars.size.caption,
});
