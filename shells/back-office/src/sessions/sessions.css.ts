import { BELOW_DESKTOP, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** A question of several sentences: each has its line. */
export const asked = style({ display: "grid", gap: grid(2) });

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), minWidth: 0 });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
/** Fields with words below them begin where those without do. */
export const filters = style([line, { alignItems: "flex-start" }]);
export const spread = style([line, { justifyContent: "space-between" }]);
export const filter = style({
  flex: "0 1 200px",
  minWidth: "150px",
  "@media": { [BELOW_DESKTOP]: { flex: "1 1 150px" } },
});
export const heading = style({ margin: 0, fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const quiet = style({ color: color.onSurfaceVariant });
export const bullets = style({ margin: 0, paddingInlineStart: grid(5) });
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: `${grid(1)} ${grid(4)}`,
  margin: 0,
  paddingBlockStart: grid(2),
  paddingInlineStart: 0,
  listStyle: "none",
  color: color.onSurfaceVariant,
});
export const cell = style({ overflowWrap: "anywhere" });
export const mark = style({
  display: "grid",
  justifyItems: "start",
  gap: grid(1),
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const hash = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
export const plain = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
/** A name and its note stand closer together than to the next, even on lines of their own. */
export const documents = style([plain, { gap: grid(4) }]);
export const document = style([spread, { rowGap: 0 }]);
