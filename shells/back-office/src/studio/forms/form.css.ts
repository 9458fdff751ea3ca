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
/**
 * Example words that stand in for the author's own. The class is doubled, so that it overrides the colour of the box.
 */
export const sample = style({ selectors: { "&&": { color: color.onSurfaceVariant, fontStyle: "italic" } } });
export const sampleNote = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
});
/** What is opened by who wants to write hints. */
export const hints = style({ display: "grid", gap: grid(3), fontSize: vars.size.small });
export const grow = style({ flex: "1 1 240px" });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: grid(3) });
export const small = style({ width: grid(48), maxWidth: "100%" });
export const options = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2), border: 0 });
export const legend = style({ marginBottom: grid(2), fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const option = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(1),
});
/** What belongs to an option, under all of it. */
export const under = style({ gridColumn: "1 / -1", paddingInlineStart: grid(12) });
/** As large as a finger. */
export const right = style({ display: "grid", placeItems: "center", width: grid(11), height: grid(11) });
export const mark = style({ width: grid(5), height: grid(5), margin: 0, accentColor: color.primary });
export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto auto",
  alignItems: "center",
  gap: grid(1),
});
