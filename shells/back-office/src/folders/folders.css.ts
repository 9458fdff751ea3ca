import { BELOW_DESKTOP, grid, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** Folders beside their content, where there is room for both. */
export const panes = style({
  display: "grid",
  gridTemplateColumns: `${grid(60)} minmax(0, 1fr)`,
  alignItems: "start",
  gap: grid(6),
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) } },
});
/** On a narrow page the subfolders stand above the content. */
export const tree = style({ "@media": { [BELOW_DESKTOP]: { display: "none" } } });
export const help = style([tree, { color: color.onSurfaceVariant, fontSize: vars.size.caption }]);
export const folders = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${grid(48)}, 100%), 1fr))`,
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const folder = style([
  transition(["background-color"]),
  {
    display: "flex",
    alignItems: "center",
    gap: grid(1),
    minWidth: 0,
    paddingInlineEnd: grid(1),
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    selectors: {
      "&:hover": { background: color.surfaceLow },
      "&[data-over]": { background: veil("dragged"), outline: `2px dashed ${color.primaryInk}` },
    },
  },
]);
export const folderName = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  minHeight: grid(11),
  paddingInlineStart: grid(3),
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  cursor: "pointer",
  overflowWrap: "anywhere",
});
