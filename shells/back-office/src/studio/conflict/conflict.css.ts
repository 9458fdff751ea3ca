import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const texts = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const page = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const versions = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${grid(1)} ${grid(3)}`,
  margin: 0,
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
globalStyle(`${versions} dt`, { color: vars.color.onSurfaceVariant });
globalStyle(`${versions} dd`, { margin: 0 });
export const choices = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: grid(4),
  paddingTop: grid(3),
  borderTop: `1px solid ${vars.color.outlineVariant}`,
  "@media": { [PHONE]: { flexDirection: "column", alignItems: "stretch", gap: grid(2) } },
});
export const choiceText = style({ flex: 1, minWidth: 0 });
/** All three as wide as the widest word needs. */
export const choiceButton = style({
  display: "grid",
  flex: "none",
  minWidth: grid(48),
  "@media": { [PHONE]: { minWidth: 0 } },
});
