import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";
import { media } from "../text-box/rich-text.css.ts";

const { color } = vars;

/** Its room is reserved from the start, whatever stands in it. */
export const room = recipe({
  base: [media, { display: "grid", minHeight: grid(48), overflow: "hidden" }],
  variants: {
    ratio: {
      "16:9": { aspectRatio: "16 / 9" },
      "4:3": { aspectRatio: "4 / 3" },
      "1:1": { aspectRatio: "1 / 1" },
      "3:4": { aspectRatio: "3 / 4" },
    },
  },
});
export const frame = style({ width: "100%", height: "100%", border: 0, background: color.surface });
const words = style({ display: "grid", gap: grid(3), padding: grid(4), overflowWrap: "anywhere" });
export const card = style([words, { alignContent: "center", justifyItems: "center", textAlign: "center" }]);
export const linkCard = style([media, words, { justifyItems: "start" }]);
export const note = style({ maxWidth: "48ch", fontSize: vars.size.small, color: color.onSurfaceVariant });
