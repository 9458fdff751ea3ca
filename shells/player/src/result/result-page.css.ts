import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const sheet = style({
  display: "grid",
  gap: grid(6),
  padding: grid(8),
  borderRadius: vars.radius.large,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const moment = style({ display: "grid", justifyItems: "center", gap: grid(3), textAlign: "center" });
export const verdict = style({ fontSize: vars.size.lead, fontWeight: vars.weight.medium });
export const mark = style({ fontSize: vars.size.body, fontVariantNumeric: "tabular-nums" });
export const note = style({ color: color.onSurfaceVariant });
export const part = style({ display: "grid", gap: grid(4) });
export const heading = style({ fontSize: vars.size.lead });
export const detail = style({ display: "block", fontSize: vars.size.small, color: color.onSurfaceVariant });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: grid(3),
  "@media": { [PHONE]: { display: "grid", justifyContent: "normal" } },
});
export const certificate = style({ display: "grid", justifyItems: "center", gap: grid(2) });
export const trouble = style({ color: color.errorInk });
