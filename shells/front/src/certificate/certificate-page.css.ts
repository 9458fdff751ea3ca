import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const sheet = style({
  display: "grid",
  gap: grid(6),
  width: "100%",
  maxWidth: "560px",
  padding: grid(8),
  borderRadius: vars.radius.large,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const head = style({ display: "grid", gap: grid(3), justifyItems: "start" });
export const title = style({ fontSize: vars.size.title });
export const note = style({ color: color.onSurfaceVariant });
export const facts = style({ display: "grid", gap: grid(4), margin: 0 });
export const name = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const value = style({ margin: 0, fontWeight: vars.weight.medium });
