import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

const box = style({
  display: "grid",
  placeContent: "center",
  placeItems: "center",
  gap: grid(1),
  overflow: "hidden",
  aspectRatio: "4 / 3",
  background: color.surfaceContainer,
  color: color.onSurfaceVariant,
});
export const large = style([box, { width: "100%" }]);
export const small = style([box, { width: grid(12), flexShrink: 0, borderRadius: vars.radius.small }]);
/** A picture fills its box, and is seen whole. */
export const filled = style({ placeContent: "stretch", placeItems: "stretch" });
export const picture = style({ width: "100%", height: "100%", minHeight: 0, objectFit: "contain" });
export const ending = style({ fontSize: vars.size.caption, fontWeight: vars.weight.medium });
