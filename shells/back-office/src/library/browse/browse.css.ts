import { COARSE, grid, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), minWidth: 0 });
export const side = style({ display: "grid", gap: grid(3), minWidth: 0 });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const spread = style([line, { justifyContent: "space-between" }]);
export const bar = style([
  spread,
  {
    position: "sticky",
    insetBlockStart: grid(16),
    zIndex: 20,
    padding: `${grid(2)} ${grid(3)}`,
    borderRadius: vars.radius.medium,
    background: color.surfaceContainer,
  },
]);
export const sorter = style({ flex: "0 1 220px", minWidth: "160px" });

export const tile = style([
  transition(["background-color"]),
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    height: "100%",
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    overflow: "hidden",
    selectors: {
      "&:hover": { background: color.surfaceLow },
      "&:focus-within": { borderColor: color.outline },
      "&[data-chosen]": { background: color.selection, color: color.onSelection, borderColor: color.primaryInk },
    },
  },
]);
/** The name opens the file, and the whole tile can be pressed. */
export const tileName = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  padding: `${grid(2)} ${grid(3)} 0`,
  color: "inherit",
  font: "inherit",
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.large },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const tileFacts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${grid(2)}`,
  padding: `${grid(1)} ${grid(3)} ${grid(3)}`,
  color: color.onSurfaceVariant,
  fontSize: vars.size.caption,
});
export const lacking = style({ color: color.warningInk, flexBasis: "100%", order: 1 });
/** Above the area that opens the file. */
export const tileTools = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: grid(2),
  insetInline: grid(2),
  display: "flex",
  justifyContent: "space-between",
  pointerEvents: "none",
});
export const tool = style({
  display: "grid",
  placeItems: "center",
  minWidth: grid(8),
  minHeight: grid(8),
  borderRadius: vars.radius.medium,
  background: color.surface,
  pointerEvents: "auto",
  "@media": { [COARSE]: { minWidth: grid(11), minHeight: grid(11) } },
});
