import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const avatar = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    overflow: "hidden",
    borderRadius: "50%",
    fontWeight: vars.weight.medium,
    userSelect: "none",
  },
  variants: {
    size: {
      small: { width: grid(6), height: grid(6), fontSize: "0.625rem" },
      medium: { width: grid(8), height: grid(8), fontSize: vars.size.caption },
      large: { width: grid(12), height: grid(12), fontSize: vars.size.body },
    },
    tint: {
      0: { background: color.primaryContainer, color: color.onPrimaryContainer },
      1: { background: color.tertiaryContainer, color: color.onTertiaryContainer },
      2: { background: color.successContainer, color: color.onSuccessContainer },
      3: { background: color.warningContainer, color: color.onWarningContainer },
      4: { background: color.secondaryContainer, color: color.onSecondaryContainer },
    },
  },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
