import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, PHONE } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const bank = style({ display: "grid", gap: grid(2) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const rows = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: grid(3),
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) } },
});
export const left = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const why = style({ gridColumn: "1 / -1" });
export const field = recipe({
  base: {
    flex: 1,
    minWidth: grid(20),
    maxWidth: "100%",
    minHeight: grid(10),
    padding: `0 ${grid(2)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    // Under 16 px a phone zooms into the field.
    fontSize: vars.size.body,
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
      wrong: {
        borderColor: color.errorInk,
        background: color.errorContainer,
        selectors: { "&:disabled": { color: color.onErrorContainer } },
      },
    },
  },
});
