import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const narrow = style([page, { maxWidth: "800px", width: "100%" }]);
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const text = style({ margin: 0 });
export const rows = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "grid",
  gap: grid(1),
  paddingBlock: grid(3),
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.outlineVariant}` } },
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${grid(1)} ${grid(4)}`,
});
export const title = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const quiet = style({ color: color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });
export const changes = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const value = style({ overflowWrap: "anywhere" });
export const named = style({ display: "grid", gap: grid(1), justifyItems: "start", minWidth: 0 });
export const inside = style([quiet, { margin: 0, paddingInlineStart: grid(5) }]);
