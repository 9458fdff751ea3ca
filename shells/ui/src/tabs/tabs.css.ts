import { createVar, style } from "@vanilla-extract/css";
import { grid, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

const left = createVar();
const right = createVar();
/** A row that scrolls sideways: an edge that hides more of it fades out (`useHiddenEdges`). */
export const fading = style({
  vars: { [left]: "0px", [right]: "0px" },
  selectors: {
    "&[data-hides]:not([data-hides=''])": {
      maskImage: `linear-gradient(to right, transparent, black ${left}, black calc(100% - ${right}), transparent)`,
    },
    "&[data-hides~='left']": { vars: { [left]: grid(8) } },
    "&[data-hides~='right']": { vars: { [right]: grid(8) } },
  },
});
export const list = style([
  fading,
  {
    display: "flex",
    gap: grid(1),
    overflowX: "auto",
    scrollbarWidth: "none",
    borderBottom: `1px solid ${color.outlineVariant}`,
  },
]);
/** A row in a narrow place. */
export const close = style({ gap: 0 });
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
      [`${close} > &`]: { paddingInline: grid(2) },
      "&:hover": { color: color.onSurface, borderColor: color.outlineVariant },
      "&[aria-selected='true']": { color: color.primaryInk, borderColor: color.primaryInk },
      "&:focus-visible, &[data-focus-visible]": { outlineOffset: "-2px", borderRadius: vars.radius.small },
      "&[aria-disabled='true']": { opacity: vars.state.disabled },
    },
  },
]);
export const panel = style({ paddingTop: grid(6) });
