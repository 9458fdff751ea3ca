import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { BELOW_DESKTOP, COARSE, grid, HEAD, PHONE, pane, selected, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

/** The height of the banner, for what sticks below it: one control, with space above and below. */
const bannerHeight = createVar();

export const shell = recipe({
  base: {
    display: "grid",
    gridTemplateRows: "auto 1fr",
    minHeight: "100dvh",
    transition: "grid-template-columns 180ms ease-out",
    "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
  variants: {
    bannered: {
      true: {
        vars: { [bannerHeight]: `max(${grid(10)}, 2.5rem)` },
        "@media": { [COARSE]: { vars: { [bannerHeight]: `max(${grid(14)}, 3.5rem)` } } },
      },
      false: { vars: { [bannerHeight]: "0px" } },
    },
    collapsed: {
      true: { "@media": { "screen and (min-width: 1024px)": { gridTemplateColumns: `${grid(16)} minmax(0, 1fr)` } } },
      false: { "@media": { "screen and (min-width: 1024px)": { gridTemplateColumns: `${grid(60)} minmax(0, 1fr)` } } },
    },
  },
});

export const banner = style({
  gridColumn: "1 / -1",
  gridRow: 1,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 31,
  height: bannerHeight,
});

export const rail = style({
  gridRow: "2",
  position: "sticky",
  insetBlockStart: bannerHeight,
  display: "flex",
  flexDirection: "column",
  height: `calc(100dvh - ${bannerHeight})`,
  minWidth: 0,
  overflow: "hidden",
  background: color.surface,
  borderInlineEnd: `1px solid ${color.outlineVariant}`,
  "@media": { [BELOW_DESKTOP]: { display: "none" } },
});
export const brand = style({
  display: "flex",
  alignItems: "center",
  // A logo of 32 px with its margins fills the closed rail, so that the name begins just outside.
  gap: grid(4),
  height: grid(16),
  flexShrink: 0,
  paddingInline: grid(4),
  overflow: "hidden",
  whiteSpace: "nowrap",
});
export const items = style({ display: "flex", flexDirection: "column", gap: grid(1), listStyle: "none" });
export const railItems = style([items, { flex: 1, minHeight: 0, ...pane, overflowX: "hidden", padding: grid(2) }]);
export const foot = style({ padding: grid(2), borderTop: `1px solid ${color.outlineVariant}` });

export const item = recipe({
  base: [
    transition(["background-color", "color"]),
    {
      display: "flex",
      alignItems: "center",
      gap: grid(3),
      width: "100%",
      minHeight: grid(10),
      paddingInline: grid(3),
      borderRadius: vars.radius.medium,
      color: color.onSurfaceVariant,
      fontWeight: vars.weight.medium,
      textDecoration: "none",
      whiteSpace: "nowrap",
      selectors: {
        "&:hover": { background: color.surfaceContainer, color: color.onSurface },
        "&[aria-current='page'], &[data-current]": selected,
        "&:focus-visible": { outlineOffset: "-2px" },
      },
    },
  ],
  variants: { collapsed: { true: { justifyContent: "center", paddingInline: 0, gap: 0 } } },
});
export const itemLabel = style({ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const column = style({ gridRow: "2", display: "flex", flexDirection: "column", minWidth: 0 });
export const topBar = style({
  position: "sticky",
  insetBlockStart: bannerHeight,
  zIndex: 30,
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  minHeight: grid(16),
  paddingInline: grid(6),
  background: color.surface,
  borderBottom: `1px solid ${color.outlineVariant}`,
  "@media": { [PHONE]: { paddingInline: grid(2), minHeight: grid(14), gap: grid(2) } },
});
export const opener = style({ "@media": { "screen and (min-width: 1024px)": { display: "none" } } });
export const topContent = style({ display: "flex", alignItems: "center", gap: grid(2), flex: 1, minWidth: 0 });
export const main = style({
  vars: { [HEAD]: `calc(${bannerHeight} + ${grid(16)})` },
  flex: 1,
  minWidth: 0,
  padding: grid(8),
  outline: "none",
  "@media": { [BELOW_DESKTOP]: { padding: grid(6) }, [PHONE]: { padding: grid(4) } },
});
