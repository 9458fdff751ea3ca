import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const block = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surfaceLow,
  userSelect: "none",
});
export const caption = style({ flex: "1 1 100%" });
export const scroller = style({ overflowX: "auto" });
export const table = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${table} td`, {
  minWidth: grid(16),
  padding: `${grid(2)} ${grid(3)}`,
  border: `1px solid ${color.outlineVariant}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table}[data-head-row] tr:first-child td, ${table}[data-head-column] td:first-child`, {
  background: color.surfaceContainer,
  fontWeight: vars.weight.medium,
});
export const size = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: grid(3) });
