import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The packages that are being made, and the finished ones. */
export const made = style({ display: "grid", gap: grid(4) });
export const part = style({ display: "grid", gap: grid(2) });
export const heading = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
export const note = style({ color: vars.color.onSurfaceVariant, fontSize: vars.size.small });
export const list = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(3),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const words = style({ display: "grid", flex: 1, gap: grid(1), minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: vars.weight.bold });
export const actions = style({ display: "flex", flexShrink: 0, gap: grid(1) });
export const addresses = style({
  display: "grid",
  gap: grid(1),
  margin: 0,
  paddingInlineStart: grid(5),
  color: vars.color.errorInk,
  fontSize: vars.size.small,
});
export const failure = style({ color: vars.color.errorInk, fontSize: vars.size.small });
/** An error that concerns the whole dialog. */
export const refusal = style({
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.errorContainer,
  color: vars.color.onErrorContainer,
  fontSize: vars.size.small,
});
