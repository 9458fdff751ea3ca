import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: grid(4) });
export const map = style({
  height: "min(60vh, 640px)",
  minHeight: grid(80),
  "@media": { [PHONE]: { height: "56vh" } },
});
export const sign = style({ flexShrink: 0 });
/** Two lines of a name at most: the whole name stands below the map. */
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
export const chosen = style({ margin: 0, padding: 0, listStyle: "none" });
export const hint = style({ margin: 0, color: vars.color.onSurfaceVariant });
