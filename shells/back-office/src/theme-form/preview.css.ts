import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;
const SPACING = "var(--az-title-spacing, normal)";

export const previews = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const caption = style({ color: color.onSurfaceVariant, fontSize: vars.size.caption, marginBlockEnd: grid(1) });
/** Everything inside is drawn with the tokens of the shown look. */
export const part = style({
  overflow: "hidden",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surfaceDim,
  color: color.onSurface,
  fontFamily: vars.font.plain,
  fontSize: vars.size.small,
});
export const top = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(2)} ${grid(4)}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.outlineVariant}`,
  fontFamily: vars.font.brand,
  fontWeight: vars.weight.medium,
  letterSpacing: SPACING,
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  minWidth: grid(8),
  height: grid(8),
  padding: `0 ${grid(2)}`,
  borderRadius: vars.radius.small,
  background: color.brand,
  color: color.onBrand,
  fontWeight: vars.weight.bold,
});
export const logo = style({ width: "auto", maxWidth: grid(24), height: grid(8), objectFit: "contain" });
export const inside = style({ display: "grid", gap: grid(3), padding: grid(4) });
export const card = style([
  inside,
  { borderRadius: vars.radius.large, background: color.surface, boxShadow: vars.shadow.medium },
]);
export const title = style({
  fontFamily: vars.font.brand,
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  letterSpacing: SPACING,
  overflowWrap: "anywhere",
});
export const quiet = style({ color: color.onSurfaceVariant });
export const link = style({ color: color.primaryInk, textDecoration: "underline" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
const button = style({
  padding: `${grid(2)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
});
export const primary = style([
  button,
  { background: color.primary, color: color.onPrimary, border: `1px solid ${color.primaryEdge}` },
]);
export const secondary = style([button, { border: `1px solid ${color.outline}`, background: color.surface }]);
export const bar = style({
  height: grid(2),
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: color.surfaceHigh,
});
globalStyle(`${bar} span`, { display: "block", width: "40%", height: "100%", background: color.brand });
const verdict = style({ padding: grid(3), borderRadius: vars.radius.medium });
export const right = style([verdict, { background: color.successContainer, color: color.onSuccessContainer }]);
export const wrong = style([verdict, { background: color.errorContainer, color: color.onErrorContainer }]);
export const chips = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
const chip = style({ padding: `${grid(1)} ${grid(2)}`, borderRadius: vars.radius.full, fontSize: vars.size.caption });
export const second = style([chip, { background: color.secondaryContainer, color: color.onSecondaryContainer }]);
export const third = style([chip, { background: color.tertiaryContainer, color: color.onTertiaryContainer }]);
export const mail = style({ padding: grid(4) });
