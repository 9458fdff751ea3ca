import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const order = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  paddingBlock: grid(2),
  borderBottom: `1px solid ${color.outlineVariant}`,
});
export const name = style({ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere", fontWeight: vars.weight.medium });
export const note = style({
  display: "block",
  whiteSpace: "pre-line",
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
export const time = style({ flex: "0 1 280px", minWidth: 0, "@media": { [PHONE]: { flex: "1 0 100%" } } });
/** On a phone they have a line of their own, and start at the same edge. */
export const actions = style({
  display: "flex",
  gap: grid(1),
  "@media": { [PHONE]: { flex: "1 0 100%", justifyContent: "end" } },
});
