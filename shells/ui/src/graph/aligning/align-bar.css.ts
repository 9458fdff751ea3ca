import { style } from "@vanilla-extract/css";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

/** Beside the zoom buttons. */
export const place = style({ maxWidth: `calc(100% - ${grid(40)})` });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(1),
  padding: grid(1),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
