import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const frames = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: grid(4) });
export const frame = style({ display: "grid", gap: grid(1), margin: 0 });
export const caption = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant });
/** As wide as a card on the home page; its room is reserved before the picture comes. */
const picture = style({
  objectFit: "cover",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const onCard = style([picture, { width: "256px", maxWidth: "100%", aspectRatio: "16 / 9" }]);
/** A phone has the picture in a strip beside the words. */
export const onPhone = style([picture, { width: "88px", height: grid(36) }]);
