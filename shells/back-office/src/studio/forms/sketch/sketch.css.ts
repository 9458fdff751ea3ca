import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: grid(1),
});
export const reply = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  paddingInlineStart: grid(3),
  borderInlineStart: `2px solid ${vars.color.outlineVariant}`,
});
