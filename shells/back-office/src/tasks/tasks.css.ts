import { CALM, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
export const turning = style({
  animation: `${turn} 1.6s linear infinite`,
  "@media": { [CALM]: { animation: "none" } },
});
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const task = style({
  display: "flex",
  alignItems: "flex-start",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const words = style({ flex: 1, display: "grid", gap: grid(1), minWidth: 0, overflowWrap: "anywhere" });
export const note = style({ color: vars.color.onSurfaceVariant, fontSize: vars.size.small });
