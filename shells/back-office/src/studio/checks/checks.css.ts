import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: grid(3), listStyle: "none" });
export const problem = style({
  display: "grid",
  gap: grid(2),
  justifyItems: "start",
  padding: grid(3),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});
export const told = style({ display: "grid", gap: grid(1), minWidth: 0 });
export const page = style({ fontWeight: vars.weight.bold });
export const fine = style({
  display: "flex",
  gap: grid(2),
  color: vars.color.successInk,
  fontSize: vars.size.small,
});
