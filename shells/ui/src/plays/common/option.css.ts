import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const choices = recipe({
  base: { display: "grid", gap: grid(3) },
  variants: { direction: { row: { gridTemplateColumns: "1fr 1fr" }, column: { gap: grid(2) } } },
});
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
    direction: { row: {}, column: { justifyContent: "flex-start" } },
    verdict: {
      // A right option is marked whether or not the learner chose it; filled where they did.
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
export const verdict = style({ display: "block", fontSize: vars.size.caption, fontWeight: vars.weight.regular });
/** Large enough to tell pictures apart; its words stand beside it, or under it where there is no room. */
export const picture = style({
  display: "block",
  flexShrink: 1,
  minWidth: grid(16),
  width: grid(36),
  height: grid(24),
  objectFit: "contain",
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
});
