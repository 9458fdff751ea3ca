import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  minWidth: 0,
  overflowWrap: "anywhere",
});
