import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const bar = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: grid(2) });
export const state = style({ display: "grid", justifyItems: "start", gap: grid(1) });
export const quiet = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const fault = style({ fontSize: vars.size.small, color: color.error });
export const removed = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: grid(2),
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
});
export const way = style({
  minHeight: grid(8),
  color: color.primary,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  textDecoration: "underline",
  overflowWrap: "anywhere",
});
export const here = style({
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
export const notes = style({ display: "grid", gap: grid(2), padding: 0, listStyle: "none" });
export const note = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const foot = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const when = style({ marginInlineEnd: "auto", fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const label = style({ fontWeight: vars.weight.medium });
export const box = style({
  width: "100%",
  minHeight: grid(24),
  padding: grid(3),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  font: "inherit",
  resize: "vertical",
});
export const mark = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });
