import { BELOW_DESKTOP, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import * as bar from "../frame/player-frame.css.ts";

const { color } = vars;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `${grid(14)} 1fr auto`,
  gridTemplateAreas: '"top" "main" "bottom"',
  minHeight: "100dvh",
  background: color.surfaceDim,
});
/** The author's picture, which is only decoration. */
export const pictured = style({ backgroundSize: "cover", backgroundPosition: "center", padding: grid(4) });
/** Text stands on the background that its colours were chosen for, whatever the picture is. */
export const ground = style({
  width: "100%",
  maxWidth: "768px",
  marginInline: "auto",
  borderRadius: vars.radius.large,
  background: color.surfaceDim,
});
/** No menu stands before it. */
export const title = style([bar.title, { "@media": { [BELOW_DESKTOP]: { paddingInlineStart: grid(2) } } }]);
export const words = style({ display: "grid", gap: grid(4) });
/** The author's line breaks are kept. */
export const text = style({ fontSize: vars.size.body, lineHeight: 1.6, whiteSpace: "pre-line", textWrap: "pretty" });
export const rules = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const rule = style({
  display: "grid",
  gridTemplateColumns: `${grid(5)} minmax(0, 1fr)`,
  gap: grid(3),
  color: color.onSurfaceVariant,
});
export const kept = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(3) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
