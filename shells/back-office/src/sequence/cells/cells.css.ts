import { COARSE, pane, grid as steps } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

/** What the cell takes, which its field is described by. */
export const HELP_ID = "cell-help";

export const whole = style({ display: "grid", gap: steps(3), minWidth: 0 });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: steps(2),
  minHeight: steps(16),
});
export const said = style({ display: "grid", flex: "1 1 240px", gap: steps(1), minWidth: 0 });
export const help = style({ margin: 0, fontSize: vars.size.small, color: color.onSurfaceVariant });
export const problems = style({
  display: "grid",
  gap: steps(1),
  margin: 0,
  paddingInlineStart: 0,
  listStyle: "none",
  fontSize: vars.size.small,
  color: color.errorInk,
  overflowWrap: "anywhere",
});
export const line = style({ margin: 0 });
export const buttons = style({ display: "flex", gap: steps(1) });
export const scroller = style({
  ...pane,
  overflowX: "auto",
  maxHeight: "70vh",
  isolation: "isolate",
  // What stays above and beside the cells does not hide the one that takes the focus.
  scrollPaddingBlockStart: steps(9),
  scrollPaddingInlineStart: steps(16),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const grid = style({
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  width: "max-content",
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
const ruled = {
  borderBlockEnd: `1px solid ${color.outlineVariant}`,
  borderInlineEnd: `1px solid ${color.outlineVariant}`,
} as const;
const named = {
  ...ruled,
  position: "sticky",
  background: color.surfaceContainer,
  color: color.onSurfaceVariant,
} as const;
const top = style({
  ...named,
  insetBlockStart: 0,
  zIndex: 2,
  height: steps(9),
  paddingInline: steps(2),
  fontWeight: vars.weight.medium,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const head = styleVariants({ small: 30, medium: 48, large: 80 } as const, (width) => [
  top,
  { width: steps(width) },
]);
export const corner = style({ ...named, insetBlockStart: 0, insetInlineStart: 0, zIndex: 3, width: steps(16) });
export const number = style({
  ...named,
  insetInlineStart: 0,
  zIndex: 1,
  paddingInline: steps(2),
  fontWeight: vars.weight.regular,
  textAlign: "end",
  whiteSpace: "nowrap",
  selectors: { "&[data-faulty]": { color: color.errorInk } },
});
export const numbered = style({ display: "flex", alignItems: "center", justifyContent: "end", gap: steps(1) });
export const cell = style({
  ...ruled,
  position: "relative",
  height: steps(9),
  paddingInline: steps(2),
  background: color.surface,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // The bar that says what is saved stands there.
  scrollMarginBlockEnd: steps(16),
  cursor: "cell",
  "@media": { [COARSE]: { height: steps(11) } },
  selectors: {
    "&[aria-readonly='true']": { background: color.surfaceLow, color: color.onSurfaceVariant },
    "&[aria-selected='true']": { background: color.primaryContainer, color: color.onPrimaryContainer },
    "&:focus, &:focus-within": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&:focus-within": { overflow: "visible" },
  },
});
/** It covers its cell, and grows below it. */
export const editor = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  width: "100%",
  minHeight: "100%",
  paddingInline: steps(2),
  paddingBlock: steps(2),
  border: "none",
  background: color.surface,
  color: color.onSurface,
  font: "inherit",
  fieldSizing: "content",
  resize: "none",
  outline: `2px solid ${color.focus}`,
  outlineOffset: "-2px",
  selectors: { "&[aria-invalid='true']": { outlineColor: color.errorInk } },
  "@media": { [COARSE]: { fontSize: vars.size.body } },
});
