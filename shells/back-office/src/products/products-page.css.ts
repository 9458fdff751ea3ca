import { aloneLink, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const tools = style({ maxWidth: "420px" });
export const list = style({ display: "grid", gap: grid(4), transition: "opacity 120ms ease-out" });
export const refreshing = style({ opacity: 0.6 });
export const name = style({
  ...aloneLink,
  color: vars.color.onSurface,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.primaryInk, textDecoration: "underline" } },
});
export const since = style({ display: "block", fontSize: vars.size.small, color: vars.color.onSurfaceVariant });
