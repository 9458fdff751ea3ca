import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const search = style({ maxWidth: "420px" });
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  paddingBlock: grid(3),
  borderBlockStart: `1px solid ${color.outlineVariant}`,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  minHeight: grid(8),
});
export const said = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 224px), 1fr))",
  gap: grid(3),
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const none = style({ color: color.onSurfaceVariant });
globalStyle(`${rows} :is(input, button)`, { scrollMarginBlockEnd: grid(24) });
