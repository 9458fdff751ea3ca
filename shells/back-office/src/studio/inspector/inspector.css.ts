import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(4),
});
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const heading = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
export const rule = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const sentence = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
export const line = style({ display: "flex", alignItems: "center", gap: grid(2), flexWrap: "wrap" });
export const grow = style({ flex: 1, minWidth: grid(24) });
export const note = style({
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.caption,
  overflowWrap: "anywhere",
});
export const generated = style({
  display: "grid",
  gap: grid(1),
  paddingInlineStart: grid(5),
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.caption,
  overflowWrap: "anywhere",
});
