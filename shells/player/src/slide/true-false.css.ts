import { focusRing, grid, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color } = vars;

export const game = style({
  display: "grid",
  gap: grid(6),
  padding: grid(6),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  boxShadow: vars.shadow.low,
  "@media": { "screen and (max-width: 599px)": { padding: grid(4), gap: grid(4) } },
});
export const header = style({ display: "grid", gap: grid(1) });
export const eyebrow = style({ fontSize: vars.size.caption, fontWeight: vars.weight.medium, color: color.brandInk });
export const title = style({ fontSize: vars.size.lead });
export const statements = style({ display: "grid", gap: grid(6), listStyle: "none", padding: 0 });
export const statement = style({ display: "grid", gap: grid(3) });
export const legend = style({
  display: "flex",
  gap: grid(3),
  marginBottom: grid(3),
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
});
export const number = style({
  flexShrink: 0,
  display: "inline-grid",
  placeItems: "center",
  width: grid(6),
  height: grid(6),
  borderRadius: vars.radius.full,
  background: color.surfaceContainer,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
});
export const choices = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: grid(3) });
export const choice = style({ position: "relative", display: "grid" });
export const radio = style({ position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "inherit" });
export const face = recipe({
  base: [
    transition(["background-color", "border-color", "color"]),
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: grid(2),
      minHeight: grid(12),
      padding: `${grid(2)} ${grid(3)}`,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.medium,
      fontWeight: vars.weight.medium,
      cursor: "pointer",
      selectors: {
        [`${choice}:hover ${radio}:enabled:not(:checked) + &`]: { background: color.surfaceContainer },
        [`${radio}:checked + &`]: {
          background: color.selection,
          borderColor: color.onSelection,
          color: color.onSelection,
          boxShadow: `inset 0 0 0 1px ${color.onSelection}`,
        },
        [`${radio}:focus-visible + &`]: focusRing,
        [`${radio}:disabled + &`]: { cursor: "default" },
      },
    },
  ],
  variants: {
    verdict: {
      // What is right is marked whoever chose it; filled where the learner did.
      right: {
        borderColor: color.successInk,
        selectors: {
          [`${radio}:not(:checked) + &`]: { color: color.successInk },
          [`${radio}:checked + &`]: {
            background: color.successContainer,
            borderColor: color.successInk,
            color: color.onSuccessContainer,
            boxShadow: `inset 0 0 0 1px ${color.successInk}`,
          },
        },
      },
      wrong: {
        selectors: {
          [`${radio}:checked + &`]: {
            background: color.errorContainer,
            borderColor: color.errorInk,
            color: color.onErrorContainer,
            boxShadow: `inset 0 0 0 1px ${color.errorInk}`,
          },
        },
      },
    },
  },
});
export const why = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: grid(2),
    lineHeight: 1.5,
    fontSize: vars.size.small,
  },
  variants: { isRight: { true: { color: color.successInk }, false: { color: color.errorInk } } },
});
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
export const verdict = style({ display: "block", fontSize: vars.size.caption, fontWeight: vars.weight.regular });
