import { globalStyle, style } from "@vanilla-extract/css";
import { COARSE, focusRing, grid, transition, veil } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";
import { media } from "../text-box/rich-text.css.ts";

const { color } = vars;

/** A film of another shape is fitted in, so that nothing moves once its shape is known. */
export const film = style([media, { aspectRatio: "16 / 9" }]);
export const chapters = style({ display: "grid", gap: grid(1), listStyle: "none" });
// The class is doubled, so that it overrides the list style of a text.
globalStyle(`${chapters}${chapters}${chapters}`, { padding: 0 });
globalStyle(`${chapters}${chapters} > li + li`, { marginTop: 0 });
export const chapter = style({
  ...transition(["background-color"]),
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  gap: grid(3),
  width: "100%",
  minHeight: grid(8),
  padding: `${grid(2)} ${grid(3)}`,
  border: 0,
  borderInlineStart: "4px solid transparent",
  borderRadius: vars.radius.small,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: vars.size.small,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: veil("hover") },
    "&:focus-visible": focusRing,
    '&[aria-current="true"]': {
      borderInlineStartColor: color.brandInk,
      background: color.surfaceContainer,
      fontWeight: vars.weight.medium,
    },
  },
  "@media": { [COARSE]: { minHeight: grid(11), paddingBlock: grid(3) } },
});
export const moment = style({ color: color.onSurfaceVariant, fontVariantNumeric: "tabular-nums" });
export const audio = style({ width: "100%" });
export const mediaTitle = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const transcript = style({
  fontSize: vars.size.small,
  borderRadius: vars.radius.small,
  color: color.onSurfaceVariant,
});
globalStyle(`${transcript} summary`, {
  ...transition(["background-color"]),
  // As a list entry it has the marker that shows that it opens.
  display: "list-item",
  listStyle: "disclosure-closed inside",
  width: "fit-content",
  padding: `${grid(1)} ${grid(2)}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  fontWeight: vars.weight.medium,
});
globalStyle(`${transcript} summary`, { "@media": { [COARSE]: { paddingBlock: grid(3) } } });
globalStyle(`${transcript}[open] summary`, { listStyleType: "disclosure-open" });
globalStyle(`${transcript} summary:hover`, { background: veil("hover") });
globalStyle(`${transcript} p`, { marginTop: grid(2), whiteSpace: "pre-line" });
