import { style } from "@vanilla-extract/css";
import { grid, PHONE } from "../src/tokens/style.ts";
import { vars } from "../src/tokens/tokens.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(12),
  maxWidth: "1120px",
  marginInline: "auto",
  padding: `${grid(8)} ${grid(6)} ${grid(24)}`,
  "@media": { [PHONE]: { padding: `${grid(6)} ${grid(4)} ${grid(24)}`, gap: grid(8) } },
});
export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 40,
  display: "flex",
  flexWrap: "wrap",
  gap: grid(2),
  paddingBlock: grid(3),
  background: vars.color.surfaceDim,
  borderBottom: `1px solid ${vars.color.outlineVariant}`,
  "@media": { [PHONE]: { position: "static" } },
});
export const title = style({ fontSize: vars.size.headline, "@media": { [PHONE]: { fontSize: vars.size.title } } });
export const section = style({ display: "flex", flexDirection: "column", gap: grid(4), minWidth: 0 });
export const sectionTitle = style({ fontSize: vars.size.lead });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(3) });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: grid(6),
  alignItems: "start",
});
export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  gap: grid(2),
});
