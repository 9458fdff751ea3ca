import { line, table } from "@academiz/ui/calendar/style";
import { grid, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const left = style({ margin: 0, color: color.onSurfaceVariant });
export const week = style([table, { minWidth: "700px", selectors: { "&[data-single]": { minWidth: 0 } } }]);
export const corner = style({ width: "64px", borderBottom: line });
export const axis = style({ verticalAlign: "top", padding: 0, borderInlineEnd: line });
export const hour = style({
  display: "block",
  height: "48px",
  paddingInline: grid(2),
  fontSize: vars.size.caption,
  color: color.onSurfaceVariant,
});
export const column = style({
  position: "relative",
  padding: 0,
  verticalAlign: "top",
  borderInlineEnd: line,
  selectors: { "&:last-child": { borderInlineEnd: "none" } },
  backgroundImage: `linear-gradient(${color.outlineVariant} 1px, transparent 1px)`,
  backgroundSize: "100% 48px",
});
/** Also on a day of another month. */
export const over = style({ selectors: { "&&": { background: veil("dragged") } } });
export const blockTime = style({ display: "block", fontSize: vars.size.caption, whiteSpace: "nowrap" });
/** In a narrow lane a word ends in dots instead of going on letter by letter. */
const dotted = { overflow: "hidden", overflowWrap: "normal", textOverflow: "ellipsis" } as const;
export const blockName = style({ ...dotted, display: "block", fontWeight: vars.weight.medium });
/** Two lines, cut with dots: the page of the slot says all of it. */
export const blockFacts = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  ...dotted,
  fontSize: vars.size.caption,
});
