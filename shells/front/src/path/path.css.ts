import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6), maxWidth: "800px", width: "100%", marginInline: "auto" });
export const header = style({ display: "grid", gap: grid(3) });
export const title = style({ fontSize: vars.size.headline, overflowWrap: "anywhere" });
export const quiet = style({ color: color.onSurfaceVariant });
export const back = style({ justifySelf: "start" });
export const begin = style({ display: "grid", gap: grid(1), justifySelf: "start" });
export const show = style({ justifySelf: "end" });
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
/** The space of rows that are not in the page: their heights hold the gap after each of them already. */
export const room = style({ marginBlockEnd: `calc(-1 * ${grid(3)})` });

/** A step on a branch is indented a little, and no further than a phone has room for. */
export const depths = [
  style({}),
  style({ marginInlineStart: grid(4), "@media": { [PHONE]: { marginInlineStart: grid(2) } } }),
  style({ marginInlineStart: grid(8), "@media": { [PHONE]: { marginInlineStart: grid(4) } } }),
  style({ marginInlineStart: grid(12), "@media": { [PHONE]: { marginInlineStart: grid(6) } } }),
  style({ marginInlineStart: grid(16), "@media": { [PHONE]: { marginInlineStart: grid(8) } } }),
];

const line = style({
  display: "grid",
  gridTemplateColumns: `${grid(6)} minmax(0, 1fr)`,
  gap: grid(3),
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const lines = styleVariants({
  done: [line],
  open: [line, { borderColor: color.primary, boxShadow: vars.shadow.low }],
  locked: [line, { background: "transparent", color: color.onSurfaceVariant }],
  apart: [line, { background: "transparent", borderStyle: "dashed", color: color.onSurfaceVariant }],
});
export const text = style({ display: "grid", gap: grid(2), minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const mail = style({ whiteSpace: "pre-line", color: color.onSurfaceVariant });
export const way = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium, color: color.onSurfaceVariant });
export const products = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const product = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const productName = style({ flex: "1 1 160px", minWidth: 0 });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const trouble = style({ color: color.errorInk });
export const end = style({
  display: "grid",
  justifyItems: "center",
  gap: grid(3),
  padding: grid(8),
  borderRadius: vars.radius.large,
  background: color.successContainer,
  color: color.onSuccessContainer,
  textAlign: "center",
});
