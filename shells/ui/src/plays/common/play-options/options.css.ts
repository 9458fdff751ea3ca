import { style } from "@vanilla-extract/css";
import { grid } from "../../../tokens/style.ts";
import { vars } from "../../../tokens/tokens.css.ts";

const { color } = vars;

export const place = style({ marginTop: grid(2) });
export const hint = style({
  display: "flex",
  gap: grid(2),
  marginTop: grid(2),
  padding: `${grid(2)} ${grid(3)}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  outline: "none",
});
export const icon = style({ flexShrink: 0, marginTop: grid(1) });
export const list = style({ display: "grid", gap: grid(2), listStyle: "none", padding: 0 });
export const item = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: grid(3) });
export const name = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
