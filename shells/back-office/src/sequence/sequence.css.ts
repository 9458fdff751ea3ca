import { aloneLink, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) auto",
  gap: grid(3),
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const look = style({ display: "flex", gap: grid(1), margin: 0, padding: 0, border: "none" });
export const theme = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  padding: `${grid(2)} ${grid(3)}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const themeTitle = style({ flex: "1 1 200px", minWidth: 0, fontSize: vars.size.body, overflowWrap: "anywhere" });
export const ofTheme = style({ minWidth: 0, overflowWrap: "anywhere" });
export const asked = style({ display: "grid", gap: grid(1), minWidth: 0 });
export const open = style({
  ...aloneLink,
  padding: 0,
  border: "none",
  background: "none",
  color: color.primaryInk,
  font: "inherit",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
});
export const rowActions = style({ display: "inline-flex", flexWrap: "wrap", gap: grid(1) });
export const problems = style({
  display: "grid",
  gap: grid(1),
  width: "100%",
  margin: 0,
  paddingInlineStart: grid(5),
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: color.errorInk,
  overflowWrap: "anywhere",
});
export const answers = style({ display: "grid", gap: grid(2), minWidth: 0, margin: 0, padding: 0, border: "none" });
export const label = style({ padding: 0, fontWeight: vars.weight.medium });
export const help = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const answer = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(2),
});
export const place = style({
  width: grid(6),
  color: color.onSurfaceVariant,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const error = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.small,
  color: color.errorInk,
});
export const pasted = style({ maxHeight: grid(80), overflowY: "auto" });
export const picture = style({
  display: "grid",
  gap: grid(3),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const levels = style({
  display: "grid",
  gap: grid(3),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const said = style({ margin: 0, fontWeight: vars.weight.medium });
export const told = style({ display: "grid", gap: grid(1), justifyItems: "end", minWidth: 0 });
