import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const part = style({ display: "grid", gap: grid(2) });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const said = style({ margin: 0, fontSize: vars.size.small, color: color.onSurfaceVariant });
export const trouble = style({ margin: 0, fontSize: vars.size.small, color: color.errorInk });
export const rows = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(3),
});
export const waiting = style({
  margin: 0,
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: color.surfaceHigh,
});
export const refused = style([
  waiting,
  { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: grid(3) },
]);
