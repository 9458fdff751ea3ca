import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, grid, HEAD, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
/** The table measures its own container, not the window, so that it also stacks in a narrow panel. */
const NARROW = "(max-width: 559px)";
const TIGHT = "(min-width: 560px) and (max-width: 899px)";
/** A column that gives its room to the others. */
const spare = { "@container": { [TIGHT]: { display: "none" } } } as const;

export const place = style({ containerType: "inline-size", minWidth: 0 });
export const scroller = style({
  "@container": {
    "(max-width: 899px)": { overflowX: "auto", vars: { [HEAD]: "0px" } },
    [NARROW]: { overflowX: "visible" },
  },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@container": { [NARROW]: { display: "block" } },
});
export const head = style({ "@container": { [NARROW]: { display: "none" } } });
export const headCell = recipe({
  base: {
    position: "sticky",
    insetBlockStart: `var(${HEAD}, 0px)`,
    zIndex: 1,
    height: grid(10),
    paddingInline: grid(3),
    background: color.surfaceLow,
    borderBottom: `1px solid ${color.outlineVariant}`,
    color: color.onSurfaceVariant,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
    whiteSpace: "nowrap",
    textAlign: "start",
  },
  variants: { align: { start: {}, end: { textAlign: "end" } }, isSpare: { true: spare } },
});
export const sorter = style([
  transition(["color"]),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: grid(1),
    minHeight: grid(8),
    fontWeight: "inherit",
    borderRadius: vars.radius.small,
    selectors: { "&:hover": { color: color.onSurface } },
    "@media": { [COARSE]: { minHeight: grid(11), minWidth: grid(11) } },
  },
]);
export const body = style({
  "@container": { [NARROW]: { display: "block" } },
});
/** A moment keeps its room while its words change, so that no column moves. */
globalStyle(`${body} td > time`, { display: "inline-block", minWidth: grid(30) });
export const row = recipe({
  base: [
    transition(["background-color"]),
    {
      selectors: { "&:hover": { background: color.surfaceLow } },
      "@container": {
        [NARROW]: {
          position: "relative",
          display: "grid",
          gap: grid(1),
          padding: grid(3),
        },
      },
    },
    { "@container": { [NARROW]: { selectors: { "& + &": { borderTop: `1px solid ${color.outlineVariant}` } } } } },
  ],
  variants: {
    selected: {
      true: { background: color.surfaceContainer, selectors: { "&:hover": { background: color.surfaceContainer } } },
    },
  },
});
export const cell = recipe({
  base: {
    height: grid(12),
    padding: `${grid(2)} ${grid(3)}`,
    borderBottom: `1px solid ${color.outlineVariant}`,
    textAlign: "start",
    fontWeight: vars.weight.regular,
    "@container": {
      [NARROW]: {
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: grid(4),
        height: "auto",
        padding: 0,
        border: 0,
        textAlign: "end",
        "::before": {
          content: "attr(data-label)",
          color: color.onSurfaceVariant,
          fontSize: vars.size.caption,
          textAlign: "start",
        },
      },
    },
    selectors: { "tr:last-child > &": { borderBottom: 0 } },
  },
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    isSpare: { true: spare },
    heading: {
      true: {
        minWidth: grid(40),
        fontWeight: vars.weight.medium,
        "@container": {
          [NARROW]: {
            minWidth: 0,
            fontSize: vars.size.body,
            justifyContent: "start",
            textAlign: "start",
            "::before": { content: "none" },
          },
        },
      },
    },
    /** The checkbox of a row that is shown as a card stands beside its name. */
    besidePick: { true: { "@container": { [NARROW]: { paddingInlineEnd: grid(10) } } } },
    pick: {
      true: {
        width: grid(10),
        paddingInlineEnd: 0,
        "@container": {
          [NARROW]: {
            position: "absolute",
            insetBlockStart: grid(3),
            insetInlineEnd: grid(3),
            width: "auto",
            "::before": { content: "none" },
          },
        },
      },
    },
  },
});
export const stackedSort = style({
  display: "none",
  padding: grid(2),
  "@container": { [NARROW]: { display: "block" } },
});
