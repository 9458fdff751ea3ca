import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, focusRing, grid, PHONE } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const bank = style({ display: "grid", gap: grid(2) });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const rows = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: grid(3),
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) } },
});
export const left = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const why = style({ gridColumn: "1 / -1" });
export const field = recipe({
  base: {
    flex: 1,
    minWidth: grid(20),
    maxWidth: "100%",
    minHeight: grid(10),
    padding: `0 ${grid(2)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    // Under 16 px a phone zooms into the field.
    fontSize: vars.size.body,
    selectors: { "&:focus-visible": focusRing, "&:disabled": { opacity: 1, color: color.onSurface } },
    "@media": { [COARSE]: { minHeight: grid(11) } },
  },
  variants: {
    verdict: {
      right: {
        borderColor: color.successInk,
        background: color.successContainer,
        selectors: { "&:disabled": { color: color.onSuccessContainer } },
      },
      partly: {},
      blank: {},
      wrong: {
        borderColor: color.errorInk,
        background: color.errorContainer,
        selectors: { "&:disabled": { color: color.onErrorContainer } },
      },
    },
  },
});

/** Where dots lie on nothing. */
export const ground = style({ aspectRatio: "4 / 3" });
export const line = style({ position: "absolute", inset: 0, width: "100%", height: "100%", pointerEvents: "none" });
/** A light line inside a dark one is visible on any picture. */
export const stroke = recipe({
  base: { fill: "none", strokeLinejoin: "round", strokeLinecap: "round" },
  variants: {
    part: {
      around: { stroke: color.surface, strokeWidth: 7 },
      inside: { stroke: color.onSelection, strokeWidth: 3 },
    },
  },
});
export const dot = recipe({
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: grid(8),
    height: grid(8),
    // Its middle lies where its author put it.
    transform: "translate(-50%, -50%)",
    padding: 0,
    border: `2px solid ${color.outline}`,
    borderRadius: vars.radius.full,
    background: color.surface,
    color: color.onSurface,
    font: "inherit",
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    cursor: "pointer",
    "@media": {
      [COARSE]: { width: grid(11), height: grid(11) },
    },
    selectors: { "&:disabled": { cursor: "default" } },
  },
  variants: {
    isJoined: {
      true: {
        background: color.selection,
        borderColor: color.onSelection,
        color: color.onSelection,
        cursor: "default",
      },
    },
    /** From here the line goes on. */
    isLast: { true: { boxShadow: `0 0 0 4px ${color.selection}` } },
  },
});
export const names = style({ display: "flex", flexWrap: "wrap", gap: grid(2), listStyle: "none", padding: 0 });
export const name = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: grid(2),
    minHeight: grid(10),
    padding: `${grid(1)} ${grid(3)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    background: "none",
    color: color.onSurface,
    font: "inherit",
    textAlign: "start",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: { "&:focus-visible": focusRing },
    "@media": { [COARSE]: { minHeight: grid(11) } },
  },
  variants: {
    isJoined: {
      true: {
        background: color.selection,
        borderColor: color.onSelection,
        color: color.onSelection,
        cursor: "default",
      },
    },
  },
});
export const joined = style({ display: "grid", gap: grid(2), padding: 0, listStylePosition: "inside" });
export const told = style({ display: "flex", alignItems: "start", gap: grid(2), overflowWrap: "anywhere" });
export const verdict = recipe({
  base: { flexShrink: 0 },
  variants: { verdict: { right: { color: color.successInk }, wrong: { color: color.errorInk } } },
});
