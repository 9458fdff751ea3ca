import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const form = style({ display: "grid", gap: grid(4) });
export const block = style({
  display: "grid",
  gap: grid(3),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surfaceLow,
  userSelect: "none",
});
export const head = style({ display: "flex", alignItems: "center", gap: grid(2), fontWeight: vars.weight.medium });
export const address = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const refused = style({ fontSize: vars.size.small, color: color.error });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
