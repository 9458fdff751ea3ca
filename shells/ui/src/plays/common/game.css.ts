import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const game = style({
  display: "grid",
  gap: grid(6),
  padding: grid(6),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  boxShadow: vars.shadow.low,
  scrollMarginTop: grid(24),
  "@media": { "screen and (max-width: 599px)": { padding: grid(4), gap: grid(4) } },
});
export const header = style({ display: "grid", gap: grid(1) });
export const eyebrow = style({ fontSize: vars.size.caption, fontWeight: vars.weight.medium, color: color.brandInk });
export const title = style({ fontSize: vars.size.lead });
export const footer = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(4) });
export const hint = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const result = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: grid(4),
    padding: grid(4),
    borderRadius: vars.radius.medium,
  },
  variants: {
    isGood: {
      true: { background: color.successContainer, color: color.onSuccessContainer },
      false: { background: color.surfaceContainer },
    },
  },
});
/** Each of its parts breaks as a whole; what is said under it is seen with it. */
export const score = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: grid(4),
  scrollMarginBottom: grid(24),
  fontFamily: vars.font.brand,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});
export const note = style({ marginTop: grid(1), fontSize: vars.size.small });
export const demand = style({ marginTop: grid(1), fontWeight: vars.weight.medium });
