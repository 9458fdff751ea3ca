import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const line = style({ display: "flex", alignItems: "center", gap: grid(2) });
export const field = recipe({
  base: {
    width: "100%",
    minWidth: 0,
    minHeight: grid(11),
    padding: `0 ${grid(3)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    // Under 16 px a phone zooms into the field.
    fontSize: vars.size.body,
    selectors: {
      "&:focus-visible": focusRing,
      "&:disabled": { opacity: 1, color: color.onSurface },
      "&[aria-invalid]": { borderColor: color.errorInk },
    },
  },
  variants: {
    kind: { text: { maxWidth: grid(140) }, number: { maxWidth: grid(48) } },
    verdict: {
      right: {
        borderColor: color.successInk,
        background: color.successContainer,
        selectors: { "&:disabled": { color: color.onSuccessContainer } },
      },
      partly: {},
      blank: {},
      wrong: {
        borderColor: color.errorInk,
        background: color.errorContainer,
        selectors: { "&:disabled": { color: color.onErrorContainer } },
      },
    },
  },
});
export const unread = style({
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  marginTop: grid(1),
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  color: color.errorInk,
});
