import { grid, PHONE, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { DOCK_HEIGHTS } from "./dock-heights.ts";

const { color } = vars;

export const dock = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  display: "flex",
  flexDirection: "column",
  borderTop: `1px solid ${color.outline}`,
  background: color.surface,
  color: color.onSurface,
  selectors: {
    "&[data-dock=open]": { height: DOCK_HEIGHTS.open },
    "&[data-dock=folded]": { height: DOCK_HEIGHTS.folded },
  },
});
// The end of the page can be scrolled out from behind the log.
for (const state of ["open", "folded"] as const)
  globalStyle(`body:has(${dock}[data-dock=${state}])`, { paddingBottom: DOCK_HEIGHTS[state] });

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  flexShrink: 0,
  minHeight: grid(12),
  paddingInline: grid(4),
});
export const title = style({ fontSize: vars.size.small, whiteSpace: "nowrap" });
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: grid(3),
  flex: 1,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
});
export const faults = style({ color: color.errorInk, fontWeight: vars.weight.medium });
export const actions = style({ display: "flex", gap: grid(1), flexShrink: 0 });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: grid(4),
  rowGap: grid(1),
  flexShrink: 0,
  padding: `0 ${grid(4)} ${grid(2)}`,
});
export const told = style({ fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const scroller = style({
  flex: 1,
  minHeight: 0,
  ...pane,
  borderTop: `1px solid ${color.outlineVariant}`,
  background: color.surfaceDim,
  fontSize: vars.size.caption,
});
export const note = style({ padding: `${grid(2)} ${grid(4)}`, color: color.onSurfaceVariant });
export const calls = style({ padding: 0, listStyle: "none" });
export const call = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `${grid(20)} minmax(0, 3fr) minmax(0, 1fr) ${grid(16)}`,
    columnGap: grid(3),
    alignItems: "baseline",
    padding: `${grid(1)} ${grid(4)}`,
    borderBottom: `1px solid ${color.outlineVariant}`,
    "@media": {
      [PHONE]: { gridTemplateColumns: `${grid(18)} minmax(0, 1fr)`, columnGap: grid(2), gridAutoFlow: "dense" },
    },
  },
  variants: { isFault: { true: { background: color.errorContainer, color: color.onErrorContainer }, false: {} } },
});
export const time = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
const letters = { fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" } as const;
export const code = style(letters);
export const answer = style({ ...letters, "@media": { [PHONE]: { gridColumn: 2 } } });
export const error = recipe({
  base: { gridColumn: "2 / -1", fontWeight: vars.weight.medium },
  variants: {
    isFault: { true: {}, false: { color: color.onSurfaceVariant, fontWeight: vars.weight.regular } },
  },
});
