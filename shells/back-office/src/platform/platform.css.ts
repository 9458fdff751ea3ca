import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${grid(2)} ${grid(6)}`,
  margin: 0,
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) } },
});
globalStyle(`${facts} > dt`, { color: color.onSurfaceVariant });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: "anywhere" });
export const list = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const warnings = style([list, { gap: grid(2) }]);
export const warning = style({
  display: "flex",
  gap: grid(3),
  padding: `${grid(3)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: color.warningContainer,
  color: color.onWarningContainer,
});
globalStyle(`${warning} > svg`, { flexShrink: 0 });
export const state = style({ display: "grid", gap: grid(1), justifyItems: "start" });
export const quiet = style({ color: color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });
