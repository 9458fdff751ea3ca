import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const head = style({ display: "flex", alignItems: "center", gap: grid(1), flexWrap: "wrap" });
export const name = style({
  flex: 1,
  color: color.onSurfaceVariant,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});
export const items = style({ display: "grid", gap: grid(3), listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(3),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: color.surfaceLow,
  border: `1px solid ${color.outlineVariant}`,
});
export const sampleItem = style([item, { border: `1px dashed ${color.outline}`, background: color.surface }]);
/** Words that stand in for the author's own. Twice the class: it goes before the colour of the box. */
export const sample = style({ selectors: { "&&": { color: color.onSurfaceVariant, fontStyle: "italic" } } });
export const sampleNote = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
});
export const grow = style({ flex: "1 1 240px" });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: grid(3) });
export const small = style({ width: grid(48), maxWidth: "100%" });
