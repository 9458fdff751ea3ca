import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  width: "100%",
  maxWidth: "800px",
  marginInline: "auto",
});
export const title = style({ margin: 0, fontSize: vars.size.headline });
export const quiet = style({ margin: 0, color: vars.color.onSurfaceVariant, overflowWrap: "anywhere" });
