import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

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
export const verdict = style({ display: "block", fontSize: vars.size.caption, fontWeight: vars.weight.regular });
