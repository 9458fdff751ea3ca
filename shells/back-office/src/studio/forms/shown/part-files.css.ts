import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(1),
});
