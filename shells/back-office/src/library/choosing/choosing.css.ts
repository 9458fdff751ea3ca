import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
/** Its room is reserved before it comes, so that buttons below it do not move. */
export const picture = style({
  width: "100%",
  height: grid(48),
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
/** The file that a form holds. */
export const field = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(3),
  padding: grid(2),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const name = style({ flex: "1 1 120px", minWidth: 0, overflowWrap: "anywhere" });
export const nothing = style([name, { color: color.onSurfaceVariant }]);
export const gone = style([name, { color: color.error }]);
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.caption });
