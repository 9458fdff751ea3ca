import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: grid(1),
});
export const way = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(3),
  paddingInlineStart: grid(3),
  borderInlineStart: `2px solid ${vars.color.outlineVariant}`,
});
export const leads = style({ flex: "1 1 200px", minWidth: 0 });
export const points = style({ flex: "0 1 160px", minWidth: 0 });
