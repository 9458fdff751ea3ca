import { style } from "@vanilla-extract/css";
import { grid } from "../../../tokens/style.ts";
import { vars } from "../../../tokens/tokens.css.ts";

const { color } = vars;

/** As large as its picture: parts are marked in percent of it. */
export const board = style({
  position: "relative",
  isolation: "isolate",
  width: "100%",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
/** A picture of unknown size gets the room of a common one until it has come. */
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "auto 4 / 3",
  borderRadius: vars.radius.medium,
  userSelect: "none",
});
/** The number of a part is readable on any picture. */
export const number = style({
  flexShrink: 0,
  display: "inline-grid",
  placeItems: "center",
  minWidth: grid(6),
  height: grid(6),
  padding: `0 ${grid(1)}`,
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.onSurface,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});
/** At the corner of its part, so that the picture there stays visible. */
export const corner = style([number, { position: "absolute", top: `-${grid(2)}`, left: `-${grid(2)}` }]);
/** A small picture: of something that is put or chosen. */
export const thumb = style({
  display: "block",
  flexShrink: 0,
  width: grid(18),
  height: grid(14),
  objectFit: "contain",
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
});
