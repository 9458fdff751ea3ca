import { BELOW_DESKTOP, focusRing, grid, PHONE, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import * as bar from "../frame/player-frame.css.ts";

const { color } = vars;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `${grid(14)} 1fr`,
  gridTemplateAreas: '"top" "main"',
  minHeight: "100dvh",
  background: color.surfaceDim,
});
/** No menu stands before it. */
export const name = style([bar.title, { "@media": { [BELOW_DESKTOP]: { paddingInlineStart: grid(2) } } }]);
export const main = style({
  gridArea: "main",
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  width: "100%",
  maxWidth: "768px",
  marginInline: "auto",
  padding: grid(6),
  "@media": { [PHONE]: { padding: grid(3) } },
});
export const screen = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), outline: "none" });
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  padding: grid(6),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const title = style({ fontFamily: vars.font.brand, overflowWrap: "anywhere", textWrap: "balance" });
export const subtitle = style({ fontFamily: vars.font.brand, fontSize: vars.size.title, overflowWrap: "anywhere" });
export const smallTitle = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium });
/** The author's line breaks are kept. */
export const text = style({ lineHeight: 1.6, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const warning = style({
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.warningContainer,
  color: color.onWarningContainer,
});
export const place = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: grid(3) });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(4),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const fact = style({ display: "flex", alignItems: "center", gap: grid(2) });
export const scene = style({ display: "grid", justifyItems: "center", gap: grid(3), margin: 0 });
export const picture = style({
  maxWidth: "100%",
  height: "auto",
  maxHeight: "60dvh",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
});
export const missing = style({ padding: grid(8), color: color.onSurfaceVariant });
export const line = style({ fontSize: vars.size.body, lineHeight: 1.6, textAlign: "center", overflowWrap: "anywhere" });
export const group = style({ display: "grid", gap: grid(3), minWidth: 0, margin: 0, padding: 0, border: "none" });
export const asked = style({
  marginBlockEnd: grid(3),
  padding: 0,
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const choices = style({ display: "grid", gap: grid(2) });
export const choice = style({ position: "relative", display: "grid" });
export const radio = style({ position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "inherit" });
export const face = recipe({
  base: [
    transition(["background-color", "border-color", "color"]),
    {
      display: "grid",
      gridTemplateColumns: `${grid(5)} minmax(0, 1fr)`,
      alignItems: "center",
      gap: grid(2),
      minHeight: grid(12),
      padding: `${grid(2)} ${grid(3)}`,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.medium,
      fontWeight: vars.weight.medium,
      overflowWrap: "anywhere",
      cursor: "pointer",
      selectors: {
        [`${choice}:hover ${radio}:enabled:not(:checked) + &`]: { background: color.surfaceContainer },
        [`${radio}:checked + &`]: {
          background: color.selection,
          borderColor: color.onSelection,
          color: color.onSelection,
          boxShadow: `inset 0 0 0 1px ${color.onSelection}`,
        },
        [`${radio}:focus-visible + &`]: focusRing,
        [`${radio}:disabled + &`]: { cursor: "default" },
      },
    },
  ],
  variants: {
    verdict: {
      right: {
        borderColor: color.successInk,
        selectors: {
          [`${radio}:not(:checked) + &`]: { color: color.successInk },
          [`${radio}:checked + &`]: {
            background: color.successContainer,
            borderColor: color.successInk,
            color: color.onSuccessContainer,
            boxShadow: `inset 0 0 0 1px ${color.successInk}`,
          },
        },
      },
      wrong: {
        selectors: {
          [`${radio}:checked + &`]: {
            background: color.errorContainer,
            borderColor: color.errorInk,
            color: color.onErrorContainer,
            boxShadow: `inset 0 0 0 1px ${color.errorInk}`,
          },
        },
      },
    },
  },
});
export const verdict = style({ display: "block", fontSize: vars.size.caption, fontWeight: vars.weight.regular });
export const feedback = style({ display: "grid", gap: grid(3) });
export const why = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `${grid(5)} minmax(0, 1fr)`,
    gap: grid(2),
    padding: grid(3),
    borderRadius: vars.radius.medium,
    lineHeight: 1.5,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
  variants: {
    verdict: {
      right: { background: color.successContainer, color: color.onSuccessContainer },
      wrong: { background: color.errorContainer, color: color.onErrorContainer },
      none: { background: color.surfaceContainer },
    },
  },
});
export const rows = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(3),
  paddingBlock: grid(2),
  borderBlockStart: `1px solid ${color.outlineVariant}`,
});
export const rowWords = style({ flex: "1 1 200px", minWidth: 0 });
export const rowName = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const again = style({
  display: "grid",
  gap: grid(1),
  paddingBlock: grid(2),
  borderBlockStart: `1px solid ${color.outlineVariant}`,
  overflowWrap: "anywhere",
});
export const typed = style({
  width: "100%",
  minHeight: grid(12),
  padding: `${grid(2)} ${grid(3)}`,
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.onSurface,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing },
});
export const typedRow = style({ display: "flex", alignItems: "center", gap: grid(2) });
export const tick = style({ display: "flex", alignItems: "center", gap: grid(3), minHeight: grid(11) });
export const box = style({ width: grid(5), height: grid(5), accentColor: color.primaryInk });
export const scroller = style({ position: "relative", overflowX: "auto" });
export const table = style({ width: "100%", borderCollapse: "collapse" });
export const cell = style({
  padding: `${grid(2)} ${grid(3)}`,
  borderBlockEnd: `1px solid ${color.outlineVariant}`,
  textAlign: "start",
  "@media": { [PHONE]: { paddingInline: grid(1), fontSize: vars.size.caption } },
});
