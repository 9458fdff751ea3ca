import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const home = style({
  display: "grid",
  gap: grid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [PHONE]: { gap: grid(6) } },
});
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(4),
});
export const title = style({ fontSize: vars.size.headline, overflowWrap: "anywhere" });
export const search = style({ flex: "1 1 280px", maxWidth: "320px", "@media": { [PHONE]: { maxWidth: "100%" } } });
export const section = style({ display: "grid", gap: grid(4) });
export const sectionTitle = style({ fontSize: vars.size.lead });
export const note = style({ fontSize: vars.size.small, color: vars.color.onSurfaceVariant });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: grid(6),
  listStyle: "none",
  padding: 0,
  "@media": { [PHONE]: { gap: grid(3) } },
});
