import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const run = style({ display: "grid", gap: grid(4) });
export const steps = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const step = style({
  display: "grid",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const name = style({ flex: "1 1 120px", minWidth: 0, overflowWrap: "anywhere" });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const reason = style({ display: "grid", gap: grid(3) });
export const trouble = style({ margin: 0, color: color.errorInk });
