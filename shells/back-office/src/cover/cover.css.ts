import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const frames = style({ display: "flex", alignItems: "flex-start", gap: grid(4) });
const frame = style({ display: "grid", gap: grid(1), margin: 0 });
const picture = style({
  objectFit: "cover",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
/** As cards on the home page show it; its room is reserved before it comes. */
export const onCard = {
  frame: style([frame, { flex: "0 1 256px", minWidth: 0 }]),
  picture: style([picture, { width: "100%", aspectRatio: "16 / 9" }]),
};
/** A phone has the picture in a strip beside the words. */
export const onPhone = {
  frame: style([frame, { flex: "none" }]),
  picture: style([picture, { width: "88px", height: grid(36) }]),
};
export const caption = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant });
