import { style } from "@vanilla-extract/css";
import { COARSE, focusRing, grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

export const rows = style({ display: "grid", gap: grid(2), listStyle: "none", padding: 0 });
export const row = style({ display: "flex", alignItems: "center", gap: grid(1), minWidth: 0 });
export const place = style({
  flexShrink: 0,
  width: grid(6),
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const keep = style({ marginTop: grid(3) });
export const move = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: grid(10),
  height: grid(10),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: vars.color.onSurface,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surfaceContainer },
    "&:focus-visible": focusRing,
    "&[aria-disabled=true]": { color: vars.color.onSurfaceVariant, background: "none", cursor: "default" },
  },
  "@media": { [COARSE]: { width: grid(11), height: grid(11) } },
});
