import { style } from "@vanilla-extract/css";
import { grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
/** Below this width only one of the two is shown. */
const NARROW = "(max-width: 959px)";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "start",
  gap: grid(6),
  "@media": { [NARROW]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  selectors: { '&[data-behind="true"]': { "@media": { [NARROW]: { display: "none" } } } },
});
export const back = style({ display: "none", "@media": { [NARROW]: { display: "block" } } });
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: 0,
  listStyle: "none",
});
/** The whole row opens the conversation. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(1),
  width: "100%",
  minHeight: grid(11),
  padding: grid(4),
  textAlign: "start",
  font: "inherit",
  color: color.onSurface,
  background: color.surface,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.outline },
    '&[aria-current="true"]': { borderColor: color.primaryInk, background: color.surfaceLow },
    '&[data-unread="true"]': { borderInlineStart: `4px solid ${color.primaryInk}` },
  },
});
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${grid(1)} ${grid(2)}` });
export const about = style({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const quiet = style({ color: color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });
export const excerpt = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});
export const talk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
});
export const card = style([
  talk,
  {
    padding: grid(6),
    background: color.surface,
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.large,
    "@media": { [PHONE]: { padding: grid(4) } },
  },
]);
export const title = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  outline: "none",
});
export const messages = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(3),
  padding: 0,
  listStyle: "none",
});
export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(1),
  justifySelf: "start",
  maxWidth: "min(100%, 560px)",
  padding: `${grid(3)} ${grid(4)}`,
  color: color.onSurface,
  background: color.surfaceContainer,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-own="true"]': {
      justifySelf: "end",
      color: color.onPrimaryContainer,
      background: color.primaryContainer,
    },
  },
});
export const who = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold, overflowWrap: "anywhere" });
export const when = style({ fontSize: vars.size.caption });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const trouble = style({
  padding: `${grid(3)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
  fontSize: vars.size.small,
});
export const notice = style({
  padding: `${grid(3)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceLow,
  fontSize: vars.size.small,
});
export const files = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: 0,
  listStyle: "none",
});
export const file = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: `${grid(2)} ${grid(3)}`,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const refused = style({ fontSize: vars.size.small, color: color.errorInk });
export const fileName = style({ overflowWrap: "anywhere", textAlign: "start" });
export const figure = style({ display: "grid", justifyItems: "start", gap: grid(2), margin: 0 });
export const picture = style({ maxWidth: "100%", maxHeight: grid(80), borderRadius: vars.radius.small });
export const placeholder = style({
  width: grid(24),
  height: grid(24),
  borderRadius: vars.radius.small,
  background: color.surfaceHigh,
});
export const template = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: grid(2),
  paddingBlock: grid(2),
  borderBlockEnd: `1px solid ${color.outlineVariant}`,
});
