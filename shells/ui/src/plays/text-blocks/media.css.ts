import { globalStyle, style } from "@vanilla-extract/css";
import { COARSE, grid, transition, veil } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";
import { media } from "../text-box/rich-text.css.ts";

const { color } = vars;

/** A film of another shape stands within, so that nothing moves when it tells its own. */
export const film = style([media, { aspectRatio: "16 / 9" }]);
export const audio = style({ width: "100%" });
export const mediaTitle = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const transcript = style({
  fontSize: vars.size.small,
  borderRadius: vars.radius.small,
  color: color.onSurfaceVariant,
});
globalStyle(`${transcript} summary`, {
  ...transition(["background-color"]),
  display: "inline-block",
  padding: `${grid(1)} ${grid(2)}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  fontWeight: vars.weight.medium,
});
globalStyle(`${transcript} summary`, { "@media": { [COARSE]: { paddingBlock: grid(3) } } });
globalStyle(`${transcript} summary:hover`, { background: veil("hover") });
globalStyle(`${transcript} p`, { marginTop: grid(2), whiteSpace: "pre-line" });
