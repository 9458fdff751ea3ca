import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

/** A long word does not shrink it. */
export const icon = style({ flexShrink: 0, display: "inline-flex" });
export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: grid(1),
    minHeight: grid(6),
    paddingInline: grid(2),
    borderRadius: vars.radius.full,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
    lineHeight: 1.25,
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      neutral: { background: color.surfaceHigh, color: color.onSurfaceVariant },
      primary: { background: color.primaryContainer, color: color.onPrimaryContainer },
      success: { background: color.successContainer, color: color.onSuccessContainer },
      warning: { background: color.warningContainer, color: color.onWarningContainer },
      error: { background: color.errorContainer, color: color.onErrorContainer },
    },
    /** For several words, which take a second line where there is no room. */
    long: { true: { paddingBlock: grid(1), whiteSpace: "normal", overflowWrap: "anywhere", textAlign: "start" } },
    compact: {
      true: {
        minHeight: grid(5),
        minWidth: grid(5),
        paddingInline: grid(1),
        justifyContent: "center",
        fontVariantNumeric: "tabular-nums",
      },
    },
  },
  defaultVariants: { tone: "neutral" },
});
