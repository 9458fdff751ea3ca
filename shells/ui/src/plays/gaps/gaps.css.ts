import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const bank = style({ display: "grid", gap: grid(2) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
/** Lines are far enough apart for the fields in them. */
export const text = style({ maxWidth: "70ch", lineHeight: 2.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const gap = style({
  display: "inline-flex",
  alignItems: "center",
  gap: grid(1),
  maxWidth: "100%",
  // A finger needs more height than a line has.
  marginBlock: grid(1),
  verticalAlign: "middle",
});
export const field = recipe({
  base: {
    maxWidth: "100%",
    minWidth: 0,
    minHeight: grid(8),
    padding: `0 ${grid(2)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    // Under 16 px a phone zooms into the field.
    fontSize: vars.size.body,
    lineHeight: 1.5,
    selectors: { "&:focus-visible": focusRing, "&:disabled": { opacity: 1, color: color.onSurface } },
    "@media": { [COARSE]: { minHeight: grid(11) } },
  },
  variants: {
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
export const notes = style({ display: "grid", gap: grid(2), listStyle: "none", padding: 0 });
export const told = style({ display: "flex", flexWrap: "wrap", columnGap: grid(3) });
