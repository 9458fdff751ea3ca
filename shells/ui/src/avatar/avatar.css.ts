import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
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
    // In rem: the initials grow with the text.
    size: {
      small: { width: "1.5rem", height: "1.5rem", fontSize: "0.625rem" },
      medium: { width: "2rem", height: "2rem", fontSize: vars.size.caption },
      large: { width: "3rem", height: "3rem", fontSize: vars.size.body },
    },
    tint: {
      0: { background: color.brandContainer, color: color.onBrandContainer },
      1: { background: color.tertiaryContainer, color: color.onTertiaryContainer },
      2: { background: color.successContainer, color: color.onSuccessContainer },
      3: { background: color.warningContainer, color: color.onWarningContainer },
      4: { background: color.secondaryContainer, color: color.onSecondaryContainer },
    },
  },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
