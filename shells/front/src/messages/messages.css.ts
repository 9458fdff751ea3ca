import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const discussion = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
});
export const begin = style({ justifySelf: "start" });
export const subject = style({ fontSize: vars.size.body, overflowWrap: "anywhere" });
export const quiet = style({ margin: 0, color: vars.color.onSurfaceVariant });
export const title = style({ fontSize: vars.size.headline });
