import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const outline = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
/** The space of rows that are not in the page, including the gaps between them. */
export const room = style({ marginBlockEnd: `calc(-1 * ${grid(2)})` });
/** A step on a branch is indented a little, and no further than a phone has room for. */
export const depths = [
  style({}),
  style({ marginInlineStart: grid(4), "@media": { [PHONE]: { marginInlineStart: grid(2) } } }),
  style({ marginInlineStart: grid(8), "@media": { [PHONE]: { marginInlineStart: grid(4) } } }),
  style({ marginInlineStart: grid(12), "@media": { [PHONE]: { marginInlineStart: grid(6) } } }),
  style({ marginInlineStart: grid(16), "@media": { [PHONE]: { marginInlineStart: grid(8) } } }),
];
export const node = style({
  display: "grid",
  gap: grid(2),
  padding: `${grid(2)} ${grid(3)}`,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  minWidth: 0,
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const name = style({ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere", fontWeight: vars.weight.medium });
/** On a phone a line of their own. */
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(1) });
export const kind = style({
  display: "block",
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
export const way = style([head, { fontSize: vars.size.small, color: color.onSurfaceVariant }]);
export const wayName = style({ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" });
export const onward = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
/** What is still to be done is not shown as a mistake until it stops a publication. */
export const stillToDo = style({
  display: "grid",
  gap: grid(1),
  margin: 0,
  paddingInlineStart: grid(5),
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
});
export const problems = style([stillToDo, { color: color.errorInk }]);
export const form = style({ display: "grid", gap: grid(4), paddingBlock: grid(2) });
export const trial = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: grid(2) });
export const score = style({ width: grid(24) });
export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const products = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
