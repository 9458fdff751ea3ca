import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const box = style({ display: "grid", gap: grid(3) });
export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(1),
  paddingBottom: grid(2),
  borderBottom: `1px solid ${color.outlineVariant}`,
});
/** The room of the toolbar, which has two or three rows on a phone, while the editor is on its way. */
export const coming = style({
  minHeight: grid(10),
  borderBottom: `1px solid ${color.outlineVariant}`,
  "@media": {
    "(max-width: 40rem)": { minHeight: `calc(${grid(16)} + ${grid(3)})` },
    "(max-width: 23.5rem)": { minHeight: `calc(${grid(24)} + ${grid(4)})` },
  },
});
export const text = style({
  display: "flow-root",
  maxWidth: "70ch",
  minHeight: grid(12),
  lineHeight: 1.65,
  overflowWrap: "anywhere",
  borderRadius: vars.radius.small,
  outlineOffset: grid(2),
});
globalStyle(`${text} > * + *`, { marginTop: grid(4) });
globalStyle(`${text} h2`, { fontSize: vars.size.lead });
globalStyle(`${text} h3`, { fontSize: vars.size.body, fontWeight: vars.weight.bold });
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: grid(6) });
globalStyle(`${text} li + li`, { marginTop: grid(2) });
globalStyle(`${text} li::marker`, { color: color.brandInk });
globalStyle(`${text} blockquote`, {
  padding: `${grid(3)} ${grid(4)}`,
  borderInlineStart: `4px solid ${color.brandInk}`,
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
});
globalStyle(`${text} code`, { borderRadius: vars.radius.small, background: color.surfaceContainer });
globalStyle(`${text} [data-slate-placeholder]`, { color: color.onSurfaceVariant, opacity: "1 !important" });

export const link = style({ color: color.primaryInk, textDecoration: "underline", textUnderlineOffset: "0.2em" });
export const media = style({
  display: "grid",
  gap: grid(3),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surfaceLow,
  userSelect: "none",
});
/** Its room is reserved before it comes; a higher one is fitted in. */
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "auto 16 / 9",
  maxHeight: grid(90),
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const film = style([picture, { aspectRatio: "16 / 9" }]);
/** One sentence, all of which is visible. */
export const description = style({ minHeight: grid(11), fieldSizing: "content" });
export const player = style({ width: "100%" });
