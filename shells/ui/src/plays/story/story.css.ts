import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, transition, veil } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const story = style({ ...column, gap: grid(4), overflowWrap: "anywhere" });
export const stage = style({ ...column, gap: grid(2) });
export const cast = style({ display: "flex", flexWrap: "wrap", gap: grid(3), listStyle: "none", padding: 0 });
export const character = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  paddingInlineEnd: grid(3),
  borderRadius: vars.radius.full,
  background: color.surfaceContainer,
  fontSize: vars.size.small,
});
const round = {
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: grid(10),
  height: grid(10),
  overflow: "hidden",
  borderRadius: vars.radius.full,
} as const;
export const face = style(round);
export const letter = style({
  ...round,
  background: color.selection,
  color: color.onSelection,
  fontWeight: vars.weight.medium,
});
export const said = style({ ...column, gap: grid(2) });
export const title = style({ fontSize: vars.size.lead, outlineOffset: grid(1), scrollMarginTop: grid(16) });
export const untitled = style([title, { fontSize: vars.size.small, color: color.onSurfaceVariant }]);
export const mark = recipe({
  base: {
    display: "inline-block",
    marginInlineEnd: grid(2),
    padding: `0 ${grid(2)}`,
    borderRadius: vars.radius.small,
    fontFamily: vars.font.plain,
    fontSize: vars.size.small,
  },
  variants: {
    isFailed: {
      true: { background: color.errorContainer, color: color.onErrorContainer },
      false: { background: color.successContainer, color: color.onSuccessContainer },
    },
  },
});
export const text = style({ maxWidth: "70ch", lineHeight: 1.65, whiteSpace: "pre-line" });
export const choices = style({ ...column, gap: grid(2), listStyle: "none", padding: 0 });
export const row = style({ display: "grid" });
export const choice = style([
  transition(["background-color", "border-color"]),
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: grid(2),
    minHeight: grid(12),
    padding: `${grid(2)} ${grid(3)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.onSurface,
    fontWeight: vars.weight.medium,
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&:hover:enabled": { background: veil("hover") },
      "&:active:enabled": { background: veil("pressed") },
      "&:focus-visible": focusRing,
      "&:disabled": { cursor: "default" },
    },
  },
]);
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(3),
});
export const points = style({
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const journal = style({ fontSize: vars.size.small });
export const summary = style({
  width: "fit-content",
  padding: `${grid(1)} 0`,
  color: color.onSurfaceVariant,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [COARSE]: { paddingBlock: grid(3) } },
});
export const entries = style({ ...column, gap: grid(3), marginTop: grid(2), paddingInlineStart: grid(6) });
export const entry = style({ lineHeight: 1.5 });
export const chosen = style({ marginTop: grid(1), fontWeight: vars.weight.medium });
