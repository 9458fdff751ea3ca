import { grid, selected, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color } = vars;

export const menu = style({ padding: `${grid(6)} ${grid(3)}` });
export const course = style({
  padding: `0 ${grid(3)} ${grid(6)}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});
export const chapters = style({ display: "grid", gap: grid(6), listStyle: "none", padding: 0 });
export const chapter = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: grid(2),
  padding: `0 ${grid(3)} ${grid(2)}`,
  fontFamily: vars.font.plain,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});
export const chapterTitle = style({ minWidth: 0, overflowWrap: "anywhere" });
export const count = style({
  flexShrink: 0,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
});
export const slides = style({ display: "grid", gap: grid(0), listStyle: "none", padding: 0 });
export const slide = recipe({
  base: [
    transition(["background-color", "color"]),
    {
      display: "flex",
      alignItems: "flex-start",
      gap: grid(3),
      width: "100%",
      minHeight: grid(11),
      padding: `${grid(3)} ${grid(3)}`,
      borderRadius: vars.radius.medium,
      fontSize: vars.size.small,
      lineHeight: 1.4,
      color: color.onSurface,
      overflowWrap: "anywhere",
      ":hover": { background: veil("hover") },
    },
  ],
  variants: {
    isCurrent: {
      true: {
        ...selected,
        fontWeight: vars.weight.medium,
        ":hover": { background: selected.background },
      },
    },
    isLocked: { true: { color: color.onSurfaceVariant } },
  },
});
export const missed = style({
  display: "block",
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
/** It is never broken, and goes to the next line where its line has no room. */
export const reached = style({ display: "inline-block" });
export const state = recipe({
  base: { flexShrink: 0, display: "grid", placeItems: "center", height: "1.4em" },
  variants: { isDone: { true: { color: color.successInk } } },
});
