import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const locked = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const words = style({ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" });
