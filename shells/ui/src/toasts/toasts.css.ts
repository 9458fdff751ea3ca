import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { CALM, COARSE, FOOT, grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const DIALOG_OPEN = "body:has(> * [role=dialog], > * [role=alertdialog]) &";
const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const region = recipe({
  base: {
    position: "fixed",
    zIndex: 80,
    insetBlockEnd: `calc(${grid(6)} + var(${FOOT}, 0px) + env(safe-area-inset-bottom))`,
    insetInline: grid(4),
    display: "flex",
    pointerEvents: "none",
    // On a phone it stands at the top: buttons of dialogs and of the player stand below.
    "@media": {
      [PHONE]: { insetBlockStart: `calc(${grid(2)} + env(safe-area-inset-top))`, insetBlockEnd: "auto" },
    },
    // Over a dialog it stands at the top, at the start of the line: the buttons stand below, and the cross at the end.
    selectors: {
      [DIALOG_OPEN]: {
        insetBlockStart: `calc(${grid(2)} + env(safe-area-inset-top))`,
        insetBlockEnd: "auto",
        justifyContent: "flex-start",
      },
    },
  },
  variants: { place: { center: { justifyContent: "center" }, end: { justifyContent: "flex-end" } } },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  maxWidth: "480px",
  minHeight: grid(12),
  padding: `${grid(2)} ${grid(2)} ${grid(2)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.inverseSurface,
  color: vars.color.onInverseSurface,
  boxShadow: vars.shadow.high,
  pointerEvents: "auto",
  animation: `${arrive} 180ms ease-out`,
  "@media": { [CALM]: { animation: "none" }, [PHONE]: { flexWrap: "wrap" } },
});

/** On a phone the text shares a line with the icon and the cross, and the action goes below. */
export const text = style({
  flex: 1,
  minWidth: 0,
  paddingInlineEnd: grid(2),
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { minWidth: `calc(100% - ${grid(24)})` } },
});

export const action = style({
  minHeight: grid(8),
  paddingInline: grid(3),
  borderRadius: vars.radius.small,
  color: "inherit",
  fontWeight: vars.weight.bold,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.color.onInverseSurface} 12%, transparent)` },
    "&:focus-visible": { outlineColor: vars.color.onInverseSurface, outlineOffset: "-2px" },
  },
  "@media": { [COARSE]: { minHeight: grid(11), minWidth: grid(11) }, [PHONE]: { order: 1, marginInlineStart: "auto" } },
});

export const close = style([
  action,
  {
    display: "grid",
    placeItems: "center",
    width: grid(8),
    paddingInline: 0,
    color: "inherit",
    "@media": { [PHONE]: { order: 0 } },
  },
]);
