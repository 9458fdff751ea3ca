import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const condition = style({ display: "grid", gap: grid(3) });
export const marks = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: grid(4),
  rowGap: grid(1),
  margin: 0,
});
const value = style({ margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const reached = style([value, { fontSize: vars.size.lead, fontWeight: vars.weight.medium }]);
export const asked = style([value, { fontSize: vars.size.lead }]);
export const attempts = style({ display: "block", fontSize: vars.size.small, color: vars.color.onSurfaceVariant });
