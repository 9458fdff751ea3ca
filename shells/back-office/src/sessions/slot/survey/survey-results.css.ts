import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const question = style({
  display: "grid",
  gap: grid(2),
  minWidth: 0,
  paddingBlockStart: grid(3),
  borderBlockStart: `1px solid ${vars.color.outlineVariant}`,
});
export const label = style({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
/** Keeps the line breaks of the answer. */
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
