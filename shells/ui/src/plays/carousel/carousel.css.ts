import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, PHONE, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

/** A horizontal swipe belongs to the carousel; a vertical one scrolls the page. */
export const carousel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  touchAction: "pan-y pinch-zoom",
});
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(4),
  minHeight: grid(48),
  overflowWrap: "anywhere",
});
export const title = style({ fontSize: vars.size.lead });
export const text = style({ maxWidth: "70ch", lineHeight: 1.65, whiteSpace: "pre-line" });
export const steps = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: grid(2) });
/** On a phone the arrow replaces the word for the eye. */
export const stepWord = style({ "@media": { [PHONE]: { position: "absolute", clipPath: "inset(50%)" } } });
export const count = style({
  whiteSpace: "nowrap",
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const dots = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  listStyle: "none",
  padding: 0,
});
export const dot = style({
  display: "grid",
  placeItems: "center",
  width: grid(6),
  height: grid(6),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [COARSE]: { width: grid(11), height: grid(11) } },
});
/** Empty until the card is done, then filled; the current card's mark is wide. */
export const mark = recipe({
  base: [
    transition(["width", "background-color"]),
    { height: grid(2), borderRadius: vars.radius.full, border: `1px solid ${color.outline}` },
  ],
  variants: {
    isDone: { true: { background: color.outline }, false: {} },
    isHere: {
      true: { width: grid(5), borderColor: color.brandInk, background: color.brandInk },
      false: { width: grid(2) },
    },
  },
});
