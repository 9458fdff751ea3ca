import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const typed = style({ flex: "1 1 112px", minWidth: grid(24), maxWidth: grid(48) });
export const picker = style({
  flex: "none",
  width: grid(16),
  height: grid(11),
  padding: grid(1),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  cursor: "pointer",
});
/** Where a value comes from, and how it is used. */
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.caption, overflowWrap: "anywhere" });
export const contrasts = style({
  display: "grid",
  gap: grid(1),
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.onSurfaceVariant,
  fontSize: vars.size.caption,
});
export const contrast = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "center",
  gap: grid(2),
});
export const samples = style({
  display: "inline-flex",
  overflow: "hidden",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.small,
});
export const sample = style({
  padding: `${grid(1)} ${grid(2)}`,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});
export const moved = style({ color: color.warningInk, fontWeight: vars.weight.medium });
/** An error about a refused value, or one that cannot be drawn. */
export const trouble = style({ margin: 0, color: color.error, fontSize: vars.size.small, overflowWrap: "anywhere" });
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
});
export const chosen = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 176px), 1fr))",
  alignItems: "start",
  gap: grid(4),
});
globalStyle(`${fields} :is(input, button, [role=combobox], [role=radio])`, { scrollMarginBlockEnd: grid(24) });
