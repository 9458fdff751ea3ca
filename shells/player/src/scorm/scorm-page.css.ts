import { BELOW_DESKTOP, grid, PHONE, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color } = vars;
const hidden = { position: "absolute", clipPath: "inset(50%)" } as const;

/** The package fills the room that the bar and the menu leave: it scrolls inside, not the page. */
export const page = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gridTemplateAreas: '"top" "main" "bottom"',
    height: "100dvh",
    background: color.surfaceDim,
  },
  variants: {
    hasMenu: {
      true: {
        gridTemplateColumns: "320px minmax(0, 1fr)",
        gridTemplateAreas: '"top top" "side main" "side bottom"',
        "@media": {
          [BELOW_DESKTOP]: {
            gridTemplateColumns: "minmax(0, 1fr)",
            gridTemplateAreas: '"top" "main" "bottom"',
          },
        },
      },
    },
  },
});
export const side = style({
  gridArea: "side",
  ...pane,
  borderInlineEnd: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [BELOW_DESKTOP]: { display: "none" } },
});
export const main = style({ gridArea: "main", display: "flex", flexDirection: "column", minWidth: 0, minHeight: 0 });
/** White, the default of browsers: packages rely on it. */
export const stage = style({ position: "relative", flex: 1, minHeight: 0, background: "#fff" });
export const frame = style({ display: "block", width: "100%", height: "100%", border: 0 });
export const cover = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: color.surfaceDim,
  color: color.onSurfaceVariant,
});
export const optionalWord = style({ "@media": { [PHONE]: hidden } });
export const nested = style({ paddingInlineStart: grid(4) });
export const heading = style({
  padding: `${grid(3)} ${grid(3)} ${grid(1)}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});
export const order = style({
  margin: 0,
  padding: `${grid(2)} ${grid(3)}`,
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
});
export const closed = style({ display: "block", fontSize: vars.size.small, color: color.onSurfaceVariant });
