import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const section = style({ display: "grid", gap: grid(3) });
export const title = style({ fontSize: vars.size.lead });
export const list = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(3),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const text = style({ flex: "1 1 240px", minWidth: 0, paddingInlineStart: grid(1), overflowWrap: "anywhere" });
export const when = style({ color: color.onSurfaceVariant });
