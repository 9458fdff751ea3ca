import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: grid(4),
  background: vars.color.surfaceDim,
});
