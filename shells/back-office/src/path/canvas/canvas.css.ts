import { BELOW_DESKTOP, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** The map, and the chosen step beside it; below it where there is no room. */
export const page = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${grid(90)}`,
  gap: grid(4),
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const drawing = style({ display: "grid", alignContent: "start", gap: grid(2), minWidth: 0 });
export const palette = style({ display: "flex", flexWrap: "wrap", gap: grid(1) });
/** Where it cannot come by a press, it may still be dragged elsewhere. */
export const piece = style({ cursor: "grab", selectors: { "&[aria-disabled='true']": { cursor: "grab" } } });
export const map = style({
  height: "min(64vh, 800px)",
  minHeight: grid(90),
  "@media": { [PHONE]: { height: "60vh", minHeight: grid(80) } },
});
export const aside = style({ display: "grid", alignContent: "start", gap: grid(3), minWidth: 0 });
export const hint = style({ margin: 0, fontSize: vars.size.small, color: color.onSurfaceVariant });
export const line = style({ display: "grid", justifyItems: "start", gap: grid(2) });
export const words = style({ flex: "1 1 0", minWidth: 0 });
/** Two lines of a name at most: the whole name stands beside the map. */
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  lineHeight: 1.25,
});
export const kind = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const unfinished = style({ flexShrink: 0, color: color.onSurfaceVariant });
export const fault = style({ flexShrink: 0, color: color.errorInk });
