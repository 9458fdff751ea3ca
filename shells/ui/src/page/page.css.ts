import { globalStyle, style } from "@vanilla-extract/css";
import { aloneLink, grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color, size } = vars;

export const header = style({ display: "flex", flexDirection: "column", gap: grid(2), minWidth: 0 });
export const line = style({ display: "flex", alignItems: "flex-start", flexWrap: "wrap", gap: grid(4) });
export const headings = style({ flex: "1 1 240px", minWidth: 0 });
export const titleLine = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: grid(3) });
/** They go to the next line together. */
export const status = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: grid(2) });
export const title = style({
  fontSize: size.headline,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { fontSize: size.title } },
});
export const description = style({ marginTop: grid(1), maxWidth: "70ch", color: color.onSurfaceVariant });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(2),
  "@media": { [PHONE]: { width: "100%" } },
});
// Buttons take whole lines on a phone; a menu button stays small.
globalStyle(`${actions} > :not([aria-haspopup])`, { "@media": { [PHONE]: { flexGrow: 1 } } });
/** A menu button that would stand alone on its line stands beside the first button. */
const DOTS = "[aria-haspopup]:nth-child(n + 3):last-child";
globalStyle(`${actions}:has(> ${DOTS})`, {
  "@media": { [PHONE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
globalStyle(`${actions} > ${DOTS}`, { "@media": { [PHONE]: { gridArea: "1 / 2" } } });
globalStyle(`${actions}:has(> ${DOTS}) > :not(:first-child, ${DOTS})`, {
  "@media": { [PHONE]: { gridColumn: "1 / -1" } },
});

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(1),
  listStyle: "none",
});
/** On a phone the title below says where one is. */
export const aboveTitle = style({});
export const crumb = style({
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  color: color.onSurfaceVariant,
  minWidth: 0,
  "@media": { [PHONE]: { selectors: { [`${aboveTitle} > &:last-child:not(:first-child)`]: { display: "none" } } } },
});
export const crumbLink = style({
  ...aloneLink,
  color: color.onSurfaceVariant,
  textDecoration: "none",
  borderRadius: vars.radius.small,
  ":hover": { color: color.onSurface, textDecoration: "underline", textUnderlineOffset: "0.2em" },
});
export const here = style({ color: color.onSurface, overflow: "hidden", textOverflow: "ellipsis" });
