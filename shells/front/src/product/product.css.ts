import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6) });
export const top = style({
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  gap: grid(8),
  alignItems: "start",
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) } },
});
export const picture = style({ overflow: "hidden", borderRadius: vars.radius.large });
export const what = style({ display: "grid", gap: grid(4), justifyItems: "start" });
export const title = style({ fontSize: vars.size.headline, overflowWrap: "anywhere" });
export const description = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const difficulty = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  margin: 0,
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const progress = style({ width: "100%", maxWidth: "320px" });
export const mark = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
  gap: grid(4),
  margin: 0,
});
export const fact = style({ display: "grid", gap: grid(1) });
export const name = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const value = style({ margin: 0, fontWeight: vars.weight.medium });
export const rows = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const missing = style({ display: "flex", alignItems: "center", gap: grid(2), margin: 0, minHeight: grid(8) });
export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: grid(2),
  overflowWrap: "anywhere",
});
export const icon = style({ flexShrink: 0, color: color.onSurfaceVariant });
