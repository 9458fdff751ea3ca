import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6), maxWidth: "760px", marginInline: "auto" });
export const found = style({ display: "grid", gap: grid(4), listStyle: "none", padding: 0 });
export const product = style({
  display: "grid",
  gap: grid(2),
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  overflowWrap: "anywhere",
});
export const title = style({ fontSize: vars.size.lead });
export const pages = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0, marginBlockStart: grid(2) });
export const pageTitle = style({ display: "flex", alignItems: "center", gap: grid(2), fontWeight: vars.weight.medium });
export const excerpt = style({ color: color.onSurfaceVariant });
export const mark = style({ background: "none", color: color.brandInk, fontWeight: vars.weight.medium });
export const told = style({ color: color.onSurfaceVariant });
