import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const reasons = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const reason = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(3),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const icon = style({ color: vars.color.onSurfaceVariant });
export const words = style({ overflowWrap: "anywhere" });
