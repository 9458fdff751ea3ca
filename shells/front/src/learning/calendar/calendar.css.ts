import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
/** The buttons that turn it stay side by side. */
export const turning = style({ display: "flex", alignItems: "center", gap: grid(2) });
export const month = style({ flex: "1 1 auto", fontSize: vars.size.lead, fontWeight: vars.weight.medium });
/** A phone shows the agenda alone. */
export const table = style({ "@media": { [PHONE]: { display: "none" } } });
/** In a cell a title has two lines, and ends in dots: the agenda says all of it. */
export const inDay = style({
  selectors: { "&&": { display: "-webkit-box" } },
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflowWrap: "anywhere",
});
export const days = style({ display: "grid", gap: grid(4), margin: 0, padding: 0, listStyle: "none" });
export const day = style({ display: "grid", gap: grid(2) });
export const dayName = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const dates = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const date = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${grid(1)} ${grid(3)}`,
  paddingInlineStart: grid(3),
  borderInlineStart: `4px solid ${color.outlineVariant}`,
  overflowWrap: "anywhere",
});
export const time = style({ minWidth: "48px", fontSize: vars.size.small, color: color.onSurfaceVariant });
export const name = style({ flex: "1 1 200px", minWidth: 0 });
export const quiet = style({ margin: 0, fontSize: vars.size.small, color: color.onSurfaceVariant });
