import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const set = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });

export const title = style({ fontSize: vars.size.lead });

const count = createVar();
const least = createVar();
const gap = createVar();
const size = (cards: number, narrowest: string, between: string) => ({
  vars: { [count]: String(cards), [least]: narrowest, [gap]: between },
});
/** As many in a row as the author chose (§9.19), fewer where there is no room. */
export const grids = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - (${count} - 1) * ${gap}) / ${count})), 1fr))`,
    gap,
    listStyle: "none",
    padding: 0,
  },
  variants: {
    size: {
      xs: size(7, grid(20), grid(2)),
      s: size(5, grid(30), grid(2)),
      m: size(3, grid(48), grid(3)),
      l: size(2, grid(60), grid(3)),
      xl: size(1, grid(60), grid(3)),
    },
  },
});
export const cell = style({ position: "relative", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
/** What is pressed: it has the whole card, and what stands on the card lies on it. */
export const hit = style([
  transition(["border-color", "box-shadow"], "steady"),
  {
    position: "absolute",
    inset: 0,
    width: "100%",
    padding: 0,
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    boxShadow: vars.shadow.low,
    cursor: "pointer",
    selectors: {
      "&:hover:not(:disabled)": { borderColor: color.outline, boxShadow: vars.shadow.medium },
      "&:focus-visible": focusRing,
      "&:disabled": { cursor: "default" },
      '&[aria-expanded="true"]': { background: color.surfaceContainer },
    },
  },
]);
export const front = recipe({
  base: {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: grid(2),
    minWidth: 0,
    padding: grid(4),
    textAlign: "center",
    color: color.onSurface,
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  variants: {
    size: {
      xs: { minHeight: grid(24), padding: grid(2) },
      s: { minHeight: grid(30), padding: grid(2) },
      m: { minHeight: grid(36) },
      l: { minHeight: grid(36) },
      xl: { minHeight: grid(24) },
    },
  },
});
export const words = recipe({
  base: { fontFamily: vars.font.brand, fontWeight: vars.weight.medium, width: "100%" },
  variants: {
    size: {
      xs: { fontSize: vars.size.caption },
      s: { fontSize: vars.size.small },
      m: { fontSize: vars.size.body },
      l: { fontSize: vars.size.body },
      xl: { fontSize: vars.size.lead },
    },
  },
});
const drawn = style({
  flex: "none",
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const icon = style([drawn, { width: grid(8), height: grid(8), stroke: color.brandInk }]);
export const small = style([drawn, { width: grid(5), height: grid(5), stroke: "currentColor" }]);
export const picture = style({
  width: "100%",
  maxHeight: grid(48),
  objectFit: "contain",
  borderRadius: vars.radius.medium,
});
/** The mark of a card that was seen, for looking over many at once. */
export const mark = style({
  position: "absolute",
  zIndex: 2,
  top: grid(1),
  insetInlineEnd: grid(1),
  color: color.successInk,
  pointerEvents: "none",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
});
export const done = style([line, { color: color.successInk }]);
