import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { CALM, COARSE, grid, transition, veil } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
const spin = keyframes({ to: { transform: "rotate(1turn)" } });

export const button = recipe({
  base: [
    transition(["background-color", "border-color", "color", "box-shadow"]),
    {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: grid(2),
      flexShrink: 0,
      maxWidth: "100%",
      border: "1px solid transparent",
      borderRadius: vars.radius.medium,
      fontWeight: vars.weight.medium,
      lineHeight: 1.25,
      textDecoration: "none",
      textAlign: "start",
      userSelect: "none",
      cursor: "pointer",
      selectors: {
        "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed", opacity: vars.state.disabled },
        "&[aria-busy='true']": { cursor: "progress", opacity: 1 },
      },
    },
  ],
  variants: {
    variant: {
      primary: {
        background: color.primary,
        borderColor: color.primaryEdge,
        color: color.onPrimary,
        selectors: {
          "&:hover": { background: color.primaryHover },
          "&:active, &[data-active]": { background: color.primaryPressed },
        },
      },
      secondary: {
        background: color.surface,
        // Its word sets it apart from the page: the border may be softer than that of a field.
        borderColor: `color-mix(in srgb, ${color.outline} 56%, transparent)`,
        color: color.onSurface,
        selectors: {
          "&:hover": { background: color.surfaceContainer },
          "&:active, &[data-active], &[aria-haspopup][aria-expanded='true']": { background: color.surfaceHigh },
        },
      },
      quiet: {
        color: color.onSurface,
        selectors: {
          "&:hover": { background: veil("hover") },
          "&:active, &[data-active], &[aria-haspopup][aria-expanded='true']": { background: veil("pressed") },
        },
      },
      danger: {
        // No fill at rest: a destructive action has the shape of no other.
        background: color.surface,
        border: `2px solid ${color.danger}`,
        color: color.danger,
        selectors: {
          "&:hover, &:active, &[data-active]": { background: color.danger, color: color.onDanger },
        },
      },
    },
    size: {
      small: {
        minHeight: grid(8),
        paddingInline: grid(3),
        fontSize: vars.size.small,
        "@media": { [COARSE]: { minHeight: grid(11) } },
      },
      medium: {
        minHeight: grid(10),
        paddingInline: grid(4),
        fontSize: vars.size.small,
        "@media": { [COARSE]: { minHeight: grid(11) } },
      },
      large: { minHeight: grid(12), paddingInline: grid(6), fontSize: vars.size.body },
    },
    full: { true: { width: "100%" } },
    square: { true: { paddingInline: 0, aspectRatio: "1", borderRadius: vars.radius.medium } },
  },
});

/** The label keeps its place while the button waits, so that nothing around it moves. */
export const label = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: grid(2),
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  variants: { waiting: { true: { visibility: "hidden" } } },
});

export const spinner = style({
  position: "absolute",
  animation: `${spin} 800ms linear infinite`,
  "@media": { [CALM]: { animation: "none" } },
});
