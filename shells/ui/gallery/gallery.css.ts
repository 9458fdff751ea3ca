import { style } from "@vanilla-extract/css";
import { grid, PHONE } from "../src/tokens/style.ts";
import { vars } from "../src/tokens/tokens.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(12),
  maxWidth: "1120px",
  paddingBlock: `${grid(8)} ${grid(24)}`,
  "@media": { [PHONE]: { gap: grid(8) } },
});
export const section = style({ display: "flex", flexDirection: "column", gap: grid(4), minWidth: 0 });
export const sectionTitle = style({ fontSize: vars.size.lead });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(3) });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: grid(6),
  alignItems: "start",
});
