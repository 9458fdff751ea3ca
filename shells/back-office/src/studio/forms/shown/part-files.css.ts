import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const seen = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: grid(3) });
export const grow = style({ flex: "1 1 240px" });
/** Its room stands before it comes. */
export const picture = style({
  width: grid(24),
  height: grid(16),
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(1),
});
