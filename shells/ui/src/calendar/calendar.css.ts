import { style } from "@vanilla-extract/css";
import { COARSE, focusRing, grid, transition, veil } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
export const line = `1px solid ${color.outlineVariant}`;

/** Where the days are wider than the screen they scroll within themselves. */
export const scroller = style({
  overflowX: "auto",
  border: line,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const table = style({ width: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" });
export const month = style([table, { minWidth: "700px" }]);
export const weekday = style({
  padding: grid(1),
  borderBottom: line,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  color: color.onSurfaceVariant,
});
export const day = style({
  height: "112px",
  padding: grid(1),
  verticalAlign: "top",
  borderBottom: line,
  borderInlineEnd: line,
  selectors: { "&[data-outside]": { background: color.surfaceContainer } },
});
export const press = style([
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
/** What stands on a day. */
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
