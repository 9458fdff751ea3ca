import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const form = style({
  display: "grid",
  gap: grid(4),
  width: "100%",
  maxWidth: "400px",
  padding: grid(8),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.extraLarge,
  background: color.surface,
  boxShadow: vars.shadow.medium,
  "@media": { "screen and (max-width: 599px)": { padding: grid(6) } },
});
export const title = style({ fontSize: vars.size.title, marginBottom: grid(2) });
const told = style({
  display: "flex",
  gap: grid(2),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
});
export const problem = style([told, { background: color.errorContainer, color: color.onErrorContainer }]);
/** Nothing went wrong: it goes on. */
export const step = style([told, { background: color.surfaceContainer, color: color.onSurface }]);
