import { style } from "@vanilla-extract/css";
import { grid, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const list = style({
  display: "flex",
  gap: grid(1),
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${color.outlineVariant}`,
});
export const tab = style([
  transition(["color", "border-color", "background-color"]),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: grid(2),
    flexShrink: 0,
    minHeight: grid(11),
    paddingInline: grid(3),
    borderBottom: "2px solid transparent",
    color: color.onSurfaceVariant,
    fontWeight: vars.weight.medium,
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { color: color.onSurface, borderColor: color.outlineVariant },
      "&[aria-selected='true']": { color: color.primaryInk, borderColor: color.primaryInk },
      "&:focus-visible, &[data-focus-visible]": { outlineOffset: "-2px", borderRadius: vars.radius.small },
      "&[aria-disabled='true']": { opacity: vars.state.disabled },
    },
  },
]);
export const panel = style({ paddingTop: grid(6) });
