import { grid, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
const seen = style({
  width: "100%",
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surfaceContainer,
});
export const picture = style([seen, { height: "auto", maxHeight: grid(80), objectFit: "contain" }]);
export const film = style([seen, { aspectRatio: "16 / 9" }]);
export const sound = style({ width: "100%" });
/** Light behind an animation, as on a page: many are drawn for one. */
export const moving = style([seen, { height: grid(60), padding: grid(2) }]);
export const sheet = style([seen, pane, { maxHeight: grid(80), padding: grid(3) }]);
export const letters = style({
  margin: 0,
  fontSize: vars.size.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const cues = style({ display: "grid", gap: grid(2) });
export const cue = style({ display: "grid", gridTemplateColumns: `${grid(18)} minmax(0, 1fr)`, gap: grid(2) });
export const time = style({
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const specimen = style([seen, { display: "grid", gap: grid(2), padding: grid(3), overflow: "clip" }]);
const wrapped = style({ overflowWrap: "anywhere" });
export const line = styleVariants(
  { large: vars.size.headline, middle: vars.size.lead, small: vars.size.body },
  (fontSize) => [wrapped, { fontSize }],
);
