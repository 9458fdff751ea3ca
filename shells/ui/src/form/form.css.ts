import { style } from "@vanilla-extract/css";
import { COARSE, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

/** Fields are no wider than a line that is easy to read. */
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), maxWidth: "600px" });
export const buttons = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const summary = style({
  display: "grid",
  gap: grid(2),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
});
export const summaryTitle = style({ fontWeight: vars.weight.medium });
export const faults = style({ display: "grid", gap: grid(1), margin: 0, paddingInlineStart: grid(5) });
export const fault = style({
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
  minHeight: grid(6),
  "@media": { [COARSE]: { minHeight: grid(11) } },
});
