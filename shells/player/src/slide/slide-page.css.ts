import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const slide = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(8),
  width: "100%",
  maxWidth: "720px",
  marginInline: "auto",
  padding: `${grid(12)} ${grid(6)} ${grid(16)}`,
  "@media": { "screen and (max-width: 599px)": { padding: `${grid(6)} ${grid(4)} ${grid(12)}`, gap: grid(6) } },
});
export const header = style({ display: "grid", gap: grid(2) });
export const chapter = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.brandInk,
});
export const title = style({
  fontSize: vars.size.headline,
  outline: "none",
  "@media": { "screen and (max-width: 599px)": { fontSize: vars.size.title } },
});
export const unplayable = style({
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
  color: vars.color.onSurfaceVariant,
});
/** It has no box of its own: it only closes what is held. */
export const interactivities = style({ display: "contents" });
export const end = style({ height: "1px" });
