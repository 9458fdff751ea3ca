import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6), maxWidth: "800px", width: "100%", marginInline: "auto" });
export const header = style({ display: "grid", gap: grid(3) });
export const title = style({ fontSize: vars.size.headline, overflowWrap: "anywhere" });
export const quiet = style({ color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const back = style({ justifySelf: "start" });
export const trouble = style({ color: color.errorInk });
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: grid(3),
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});
export const part = styleVariants({
  plain: [line],
  next: [line, { borderColor: color.primary, boxShadow: vars.shadow.low }],
});
export const text = style({ display: "grid", gap: grid(1), minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const state = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const door = style({
  display: "grid",
  gap: grid(1),
  justifyItems: "center",
  "@media": { [PHONE]: { justifyItems: "start" } },
});
export const closed = style({ gridColumn: "1 / -1", color: color.onSurfaceVariant });
export const end = style({
  display: "grid",
  justifyItems: "center",
  gap: grid(3),
  padding: grid(8),
  borderRadius: vars.radius.large,
  background: color.successContainer,
  color: color.onSuccessContainer,
  textAlign: "center",
});
