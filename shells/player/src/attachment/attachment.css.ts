import { BELOW_DESKTOP, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import * as bar from "../frame/player-frame.css.ts";

const { color } = vars;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `${grid(14)} 1fr`,
  gridTemplateAreas: '"top" "main"',
  minHeight: "100dvh",
  background: color.surfaceDim,
});
/** No menu stands before it. */
export const name = style([bar.title, { "@media": { [BELOW_DESKTOP]: { paddingInlineStart: grid(2) } } }]);
export const main = style({
  gridArea: "main",
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  width: "100%",
  maxWidth: "960px",
  marginInline: "auto",
  padding: grid(6),
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(3),
});
export const title = style({ fontFamily: vars.font.brand, overflowWrap: "anywhere", textWrap: "balance" });
/** The author's line breaks are kept. */
export const description = style({ fontSize: vars.size.body, lineHeight: 1.6, whiteSpace: "pre-line" });
export const door = style({
  display: "grid",
  justifyItems: "center",
  gap: grid(3),
  padding: grid(8),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  textAlign: "center",
  "@media": { [PHONE]: { paddingInline: grid(4) } },
});
export const sign = style({ color: color.onSurfaceVariant });
export const note = style({ fontSize: vars.size.small, color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const missing = style([door, { color: color.onSurfaceVariant }]);
export const figure = style({ display: "grid", justifyItems: "center", gap: grid(3), margin: 0 });
export const picture = style({
  maxWidth: "100%",
  height: "auto",
  maxHeight: "80dvh",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
});
export const film = style({ width: "100%", maxHeight: "80dvh", borderRadius: vars.radius.medium, background: "black" });
export const sound = style({ width: "100%" });
