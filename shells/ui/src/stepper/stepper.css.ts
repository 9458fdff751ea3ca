import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid, PHONE, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const list = style({
  display: "flex",
  gap: grid(2),
  listStyle: "none",
  "@media": { [PHONE]: { flexWrap: "wrap" } },
});
/** On a phone they take as few rows as their names allow, since their content is below them. */
export const item = style({ flex: 1, minWidth: 0, "@media": { [PHONE]: { flex: "1 0 auto", maxWidth: "100%" } } });
export const step = recipe({
  base: [
    transition(["background-color"]),
    {
      display: "flex",
      alignItems: "center",
      gap: grid(2),
      width: "100%",
      minHeight: grid(11),
      paddingInline: grid(2),
      borderStyle: "solid",
      borderWidth: "2px 0 0",
      borderColor: color.outlineVariant,
      color: color.onSurfaceVariant,
      fontWeight: vars.weight.medium,
      textDecoration: "none",
    },
  ],
  variants: {
    state: {
      done: { color: color.onSurface, borderColor: color.successInk },
      current: { color: color.primaryInk, borderColor: color.primaryInk },
      todo: {},
      problem: { color: color.errorInk, borderColor: color.errorInk },
      unavailable: { fontWeight: vars.weight.regular },
    },
    interactive: { true: { selectors: { "&:hover": { background: color.surfaceContainer } } } },
  },
});
export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: grid(6),
    height: grid(6),
    borderRadius: "50%",
    fontSize: vars.size.caption,
    border: `1px solid ${color.outline}`,
  },
  variants: {
    state: {
      done: { background: color.successContainer, color: color.onSuccessContainer, borderColor: "transparent" },
      current: { background: color.primary, color: color.onPrimary, borderColor: color.primaryEdge },
      todo: {},
      problem: { background: color.errorContainer, color: color.onErrorContainer, borderColor: "transparent" },
      unavailable: { borderStyle: "dashed" },
    },
  },
});
export const name = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });
