import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const keys = style({ display: "inline-flex", gap: grid(1) });
export const kbd = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: grid(5),
  height: grid(5),
  paddingInline: grid(1),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderBottomWidth: "2px",
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.onSurfaceVariant,
  fontFamily: "inherit",
  fontSize: vars.size.caption,
  lineHeight: 1,
});
