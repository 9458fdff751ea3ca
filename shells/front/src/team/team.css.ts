import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const named = style({ display: "grid", gap: grid(1), overflowWrap: "anywhere" });
/** Chips stand below each other; where rows stack, they stand with the other values, at the end. */
export const chips = style({
  display: "grid",
  justifyItems: "start",
  gap: grid(1),
  "@media": { [PHONE]: { justifyItems: "end" } },
});
export const quiet = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const trouble = style({ color: color.errorInk });
export const whole = style({ whiteSpace: "nowrap" });
