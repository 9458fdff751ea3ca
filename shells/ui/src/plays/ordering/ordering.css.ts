import { style } from "@vanilla-extract/css";
import { grid } from "../../tokens/style.ts";
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
