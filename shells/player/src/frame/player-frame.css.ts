import { BELOW_DESKTOP, FOOT, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { DOCK_HEIGHTS } from "../scorm-log/dock-heights.ts";

const { color } = vars;
const TOP = grid(14);

export const frame = style({
  display: "grid",
  gridTemplateColumns: "320px minmax(0, 1fr)",
  gridTemplateRows: `${TOP} 1fr auto`,
  gridTemplateAreas: '"top top" "side main" "side bottom"',
  minHeight: "100dvh",
  background: color.surfaceDim,
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"top" "main" "bottom"' } },
});
export const top = style({
  gridArea: "top",
  position: "sticky",
  top: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: grid(4),
  height: TOP,
  paddingInline: grid(6),
  borderBottom: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [BELOW_DESKTOP]: { paddingInline: grid(2), gap: grid(2) } },
});
export const menuButton = style({ display: "none", "@media": { [BELOW_DESKTOP]: { display: "inline-flex" } } });
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontFamily: vars.font.brand,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.body,
  // Beside everything else in the bar there is room for two lines of it, not for the whole.
  "@media": {
    [BELOW_DESKTOP]: {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      whiteSpace: "normal",
      overflowWrap: "anywhere",
      lineHeight: 1.25,
    },
    [PHONE]: { fontSize: vars.size.small },
  },
});
export const progress = style({ display: "flex", alignItems: "center", gap: grid(2), flexShrink: 0 });
export const bar = style({
  appearance: "none",
  width: grid(24),
  height: grid(2),
  border: 0,
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: color.surfaceHigh,
  selectors: {
    "&::-webkit-progress-bar": { background: color.surfaceHigh },
    "&::-webkit-progress-value": { background: color.primaryInk, borderRadius: vars.radius.full },
    "&::-moz-progress-bar": { background: color.primaryInk, borderRadius: vars.radius.full },
  },
  // The number alone says it.
  "@media": { [PHONE]: { display: "none" } },
});
export const percentage = style({
  minWidth: "3em",
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
});
export const leaveWord = style({ "@media": { [PHONE]: { position: "absolute", clipPath: "inset(50%)" } } });
export const side = style({
  gridArea: "side",
  position: "sticky",
  top: TOP,
  alignSelf: "start",
  height: `calc(100dvh - ${TOP})`,
  overflowY: "auto",
  borderInlineEnd: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [BELOW_DESKTOP]: { display: "none" } },
});
export const main = style({ gridArea: "main", position: "relative", isolation: "isolate", minWidth: 0 });
// The text stands on a sheet of its own.
globalStyle("[data-background] > article", {
  position: "relative",
  background: color.surfaceDim,
  boxShadow: vars.shadow.medium,
});
/** In sight while the page scrolls; its notices push nothing of the page away. */
export const foot = style({
  gridArea: "bottom",
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  selectors: {
    "body:has([data-dock=open]) &": { bottom: DOCK_HEIGHTS.open },
    "body:has([data-dock=folded]) &": { bottom: DOCK_HEIGHTS.folded },
  },
});
export const bottom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(4),
  padding: `${grid(3)} ${grid(6)}`,
  paddingBottom: `max(${grid(3)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [PHONE]: { paddingInline: grid(4), gap: grid(2) } },
});
/** Neither the focused element nor a toast may lie under the bar. */
const clear = (foot: string) => ({ vars: { [FOOT]: foot }, scrollPaddingBottom: `calc(${foot} + ${grid(6)})` });
const BAR = grid(18);
globalStyle(`html:has(${foot})`, clear(BAR));
globalStyle(`html:has(${foot} > [role=status])`, clear(`${BAR} + ${grid(24)}`));
globalStyle(`html:has(${foot}):has([data-dock=open])`, clear(`${DOCK_HEIGHTS.open} + ${BAR}`));
globalStyle(`html:has(${foot}):has([data-dock=folded])`, clear(`${DOCK_HEIGHTS.folded} + ${BAR}`));
export const position = style({
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
  textAlign: "center",
});
const hiddenFromSight = { position: "absolute", clipPath: "inset(50%)" } as const;
export const positionWords = style({ "@media": { [PHONE]: hiddenFromSight } });
export const positionShort = style({
  display: "none",
  "@media": { [PHONE]: { display: "inline", whiteSpace: "nowrap" } },
});
export const way = style({ "@media": { [PHONE]: { paddingInline: grid(3) } } });
export const wayWord = style({ "@media": { "screen and (max-width: 359px)": hiddenFromSight } });
