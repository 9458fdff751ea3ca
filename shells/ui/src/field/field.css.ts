import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, grid, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color, size } = vars;

export const field = style({ display: "flex", flexDirection: "column", gap: grid(1), minWidth: 0, border: 0 });
export const label = style({ fontSize: size.small, fontWeight: vars.weight.medium, color: color.onSurface });
export const aside = style({ fontWeight: vars.weight.regular, color: color.onSurfaceVariant });
export const help = style({ fontSize: size.caption, color: color.onSurfaceVariant, maxWidth: "70ch" });
export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: grid(1),
  fontSize: size.caption,
  fontWeight: vars.weight.medium,
  color: color.errorInk,
});

/** The box of every control in which something is typed or chosen. */
export const input = recipe({
  base: [
    transition(["border-color", "background-color", "box-shadow"]),
    {
      display: "flex",
      alignItems: "center",
      gap: grid(2),
      width: "100%",
      minWidth: 0,
      minHeight: grid(10),
      paddingInline: grid(3),
      paddingBlock: grid(2),
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.medium,
      background: color.surface,
      color: color.onSurface,
      // Under 16 px a phone zooms into the field.
      fontSize: size.small,
      lineHeight: 1.5,
      "::placeholder": { color: color.onSurfaceVariant, opacity: 1 },
      "@media": { [COARSE]: { fontSize: size.body, minHeight: grid(11) } },
      selectors: {
        "&:hover:not(:disabled, [aria-disabled='true'])": { borderColor: color.onSurfaceVariant },
        "&:focus, &[data-focus-visible], &:focus-within": {
          outline: `2px solid ${color.focus}`,
          outlineOffset: "-1px",
          borderColor: color.focus,
        },
        "&[aria-invalid='true'], &[data-invalid]": {
          borderColor: color.errorInk,
          boxShadow: `inset 0 0 0 1px ${color.errorInk}`,
        },
        // The focus ring stands outside, so that the error stays visible while it is corrected.
        "&[aria-invalid='true']:focus, &[data-invalid]:focus-within": {
          borderColor: color.errorInk,
          outlineOffset: "1px",
        },
        "&:disabled, &[aria-disabled='true']": {
          background: color.surfaceContainer,
          color: color.onSurfaceVariant,
          borderColor: color.outlineVariant,
          cursor: "not-allowed",
        },
        "&:read-only:not(button):not(div)": { background: color.surfaceLow },
      },
    },
  ],
  variants: {
    shape: {
      line: {},
      area: { display: "block", minHeight: grid(24), resize: "vertical" },
      shell: { paddingBlock: 0, paddingInlineEnd: grid(1) },
    },
  },
  defaultVariants: { shape: "line" },
});

/** An input without a box, inside a box that holds more than the input. */
export const bare = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: "none",
  background: "transparent",
  paddingBlock: grid(2),
  paddingInline: 0,
  textOverflow: "ellipsis",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: color.onSurfaceVariant, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});

export const opener = style({
  display: "flex",
  flexShrink: 0,
  padding: grid(2),
  marginInlineStart: `-${grid(2)}`,
  color: color.onSurface,
  "@media": { [COARSE]: { padding: grid(3) } },
});
export const adornment = style({ display: "flex", flexShrink: 0, color: color.onSurfaceVariant });
