import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const reasons = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const reason = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(3),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const icon = style({ flex: "none", color: vars.color.onSurfaceVariant });
/** Where the words would be narrower than this, the button stands below them. */
export const words = style({ flex: `1 1 ${grid(48)}`, minWidth: 0, overflowWrap: "anywhere" });
