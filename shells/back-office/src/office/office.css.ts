import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

/** One thing alone in the middle of the page. */
export const lonely = style({
  display: "grid",
  placeContent: "center",
  gridTemplateColumns: "minmax(0, 720px)",
  minHeight: "100dvh",
  padding: grid(4),
  background: vars.color.surfaceDim,
});
export const brandMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: grid(8),
  height: grid(8),
  borderRadius: vars.radius.medium,
  background: vars.color.brand,
  color: vars.color.onBrand,
});
export const brandName = style({
  fontFamily: vars.font.brand,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.lead,
});
export const client = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.small,
});
