import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const room = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const map = style({
  height: "min(52vh, 640px)",
  minHeight: grid(80),
  "@media": { [PHONE]: { height: "48vh", minHeight: grid(60) } },
});
export const empty = style({ display: "grid", gap: grid(2) });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const icon = style({ flexShrink: 0 });
export const words = style({ flex: "1 1 0", minWidth: 0 });
/** Two lines of a name at most: the whole name stands in the list. */
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  lineHeight: 1.25,
});
export const standing = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const fault = style({ flexShrink: 0, color: color.errorInk });
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: grid(2),
  fontSize: vars.size.small,
});
export const told = style({
  display: "grid",
  flex: "1 1 0",
  gap: grid(1),
  minWidth: grid(48),
  overflowWrap: "anywhere",
});
export const asks = style({ display: "grid", gap: grid(1), margin: 0, paddingInlineStart: grid(5) });
export const wrong = style({ display: "flex", alignItems: "center", gap: grid(1), color: color.errorInk });
