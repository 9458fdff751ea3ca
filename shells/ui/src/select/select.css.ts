import { style, styleVariants } from "@vanilla-extract/css";
import { itemText } from "../floating/floating.css.ts";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

/** It wraps, since a value inside a sentence must be readable to its end. */
export const value = style({ flex: 1, minWidth: 0, textAlign: "start", overflowWrap: "anywhere" });
export const placeholder = style([value, { color: vars.color.onSurfaceVariant }]);
/** The indentation for each depth of an option. */
export const optionText = styleVariants({ 0: "0", 1: grid(4), 2: grid(8) }, (paddingInlineStart) => [
  itemText,
  { paddingInlineStart, overflowWrap: "anywhere" as const },
]);
/** The box stays in sight over a list that scrolls. */
export const pickBox = style({
  position: "sticky",
  top: 0,
  paddingBottom: grid(1),
  background: vars.color.surface,
  zIndex: 1,
});
export const pickList = style({ display: "flex", flexDirection: "column" });
