import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const shortcuts = style({ display: "grid", gap: grid(2) });
export const shortcut = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: grid(4) });
export const part = style({ display: "grid", gap: grid(2) });
export const heading = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
export const list = style({ display: "grid", gap: grid(1), paddingInlineStart: grid(5), overflowWrap: "anywhere" });
export const problems = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const problem = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: grid(3),
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { flexDirection: "column", gap: grid(2) } },
});
export const warning = style({
  display: "grid",
  gap: grid(2),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: vars.color.warningContainer,
  color: vars.color.onWarningContainer,
});
