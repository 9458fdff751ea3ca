import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { BELOW_DESKTOP, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const height = createVar();
export const share = createVar();

export const plot = style({ display: "grid", gap: grid(2), minWidth: 0 });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.caption,
  color: color.onSurfaceVariant,
});
export const key = recipe({
  base: { width: grid(3), height: grid(3), borderRadius: grid(1) },
  variants: { tone: { whole: { background: color.primaryInk }, part: { background: color.warningInk } } },
});
export const bars = style({
  display: "flex",
  alignItems: "stretch",
  gap: grid(1),
  minWidth: 0,
});
export const column = style({ flex: "1 1 0", minWidth: 0, display: "grid", gap: grid(1) });
export const field = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  alignItems: "center",
  height: "160px",
  borderBlockEnd: `1px solid ${color.outline}`,
});
export const bar = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  width: "100%",
  maxWidth: grid(12),
  height: height,
  overflow: "hidden",
  borderStartStartRadius: grid(1),
  borderStartEndRadius: grid(1),
  background: color.primaryInk,
});
export const part = style({ height: share, background: color.warningInk });
export const text = style({
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
  whiteSpace: "nowrap",
});
export const label = recipe({
  base: {
    minHeight: grid(4),
    textAlign: "center",
    fontSize: vars.size.caption,
    color: color.onSurfaceVariant,
    whiteSpace: "nowrap",
  },
  // Where there is no room, unnecessary labels are dropped.
  variants: { spare: { true: { "@media": { [BELOW_DESKTOP]: { visibility: "hidden" } } }, false: {} } },
});
