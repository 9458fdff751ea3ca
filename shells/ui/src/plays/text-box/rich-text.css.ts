import { globalStyle, style } from "@vanilla-extract/css";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const text = style({
  display: "flow-root",
  maxWidth: "70ch",
  fontSize: vars.size.body,
  lineHeight: 1.65,
  color: color.onSurface,
  overflowWrap: "anywhere",
});
globalStyle(`${text} > * + *`, { marginTop: grid(4) });
// The author's own line breaks are kept.
globalStyle(`${text} > :is(p, blockquote), ${text} > * > li`, { whiteSpace: "pre-line" });
globalStyle(`${text} > h2`, { fontSize: vars.size.lead, marginTop: grid(8) });
globalStyle(`${text} > h3`, { fontSize: vars.size.body, fontWeight: vars.weight.bold, marginTop: grid(6) });
globalStyle(`${text} > :first-child`, { marginTop: 0 });
// The editor needs a line below a last picture; its readers do not.
globalStyle(`${text} > p:empty:last-child`, { display: "none" });
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: grid(6) });
globalStyle(`${text} li + li`, { marginTop: grid(2) });
globalStyle(`${text} li::marker`, { color: color.brandInk, fontWeight: vars.weight.medium });
globalStyle(`${text} blockquote`, {
  padding: `${grid(3)} ${grid(4)}`,
  borderInlineStart: `4px solid ${color.brandInk}`,
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
});
globalStyle(`${text} a`, { color: color.primaryInk, textUnderlineOffset: "0.2em" });
globalStyle(`${text} code`, {
  padding: "0.1em 0.35em",
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
  fontSize: "0.9em",
});

// As narrow as the page, even where a missing file declares a large height.
export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  marginBlock: grid(6),
});
export const media = style({
  width: "100%",
  borderRadius: vars.radius.large,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surfaceContainer,
});
/** A picture of unknown size gets the room of a common one until it has come. */
export const picture = style([media, { height: "auto", aspectRatio: "auto 16 / 9" }]);
export const caption = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
