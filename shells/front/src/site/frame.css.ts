import { FOOT, grid, HEAD, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const frame = style({ minHeight: "100dvh", background: color.surfaceDim });
export const top = style({
  position: "sticky",
  top: 0,
  zIndex: 30,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: grid(16),
  paddingInline: grid(6),
  borderBottom: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [PHONE]: { paddingInline: grid(4) } },
});
export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: grid(3),
  minWidth: 0,
  minHeight: grid(11),
  color: "inherit",
  textDecoration: "none",
  fontFamily: vars.font.brand,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
});
/** Where the bar is too narrow for it, a name takes two lines. */
export const brandName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  lineHeight: 1.2,
});
export const person = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: grid(2),
  "@media": { [PHONE]: { gap: 0 } },
});
/** Invisible on a phone, but read aloud: it names the menu. */
export const name = style({ "@media": { [PHONE]: { position: "absolute", clipPath: "inset(50%)" } } });
export const main = style({
  vars: { [HEAD]: grid(16) },
  maxWidth: "1120px",
  marginInline: "auto",
  padding: `${grid(12)} ${grid(6)} calc(${grid(16)} + var(${FOOT}, 0px))`,
  "@media": { [PHONE]: { padding: `${grid(6)} ${grid(4)} calc(${grid(12)} + var(${FOOT}, 0px))` } },
});

/** As high as the line, and as wide as a client’s logo may be. */
export const logo = style({ width: "auto", maxWidth: grid(36), height: grid(8), objectFit: "contain" });
