import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(4),
});
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const place = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  minHeight: grid(8),
});
/** The name of a part: smaller than the title of the panel. */
export const name = style({
  minWidth: 0,
  fontFamily: vars.font.plain,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  overflowWrap: "anywhere",
  outline: "none",
});
export const within = style({ color: color.onSurfaceVariant, fontWeight: vars.weight.regular });
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2), listStyle: "none" });
/** The whole row opens the thread. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(1),
  width: "100%",
  minHeight: grid(11),
  padding: grid(3),
  textAlign: "start",
  font: "inherit",
  color: color.onSurface,
  background: color.surfaceLow,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.outline },
    '&[data-unread="true"]': { borderInlineStart: `4px solid ${color.primaryInk}` },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${grid(1)} ${grid(2)}`,
  fontSize: vars.size.small,
});
export const who = style({ fontWeight: vars.weight.bold, overflowWrap: "anywhere" });
export const when = style({ color: color.onSurfaceVariant, fontSize: vars.size.caption });
export const text = style({ fontSize: vars.size.small, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** Enough of the first message to tell it from the others. */
export const excerpt = style([
  text,
  { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden" },
]);
export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(1),
  paddingBlock: grid(3),
  borderBottom: `1px solid ${color.outlineVariant}`,
});
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(1) });
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const trouble = style({
  padding: `${grid(3)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
  fontSize: vars.size.small,
});
