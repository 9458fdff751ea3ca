// Knows how things that float over the page look and arrive: dialogs, drawers, menus, lists.
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { across, CALM, COARSE, grid, PHONE, pane, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** The surface of a menu or a list of choices. */
export const popover = style({
  zIndex: 60,
  display: "flex",
  flexDirection: "column",
  minWidth: grid(48),
  // A list of choices is as wide as its field.
  maxWidth: "min(max(360px, var(--popover-anchor-width, 0px)), calc(100vw - 32px))",
  maxHeight: "min(var(--popover-available-height, 400px), 640px)",
  padding: grid(1),
  overflow: "auto",
  overscrollBehavior: "contain",
  background: color.surface,
  color: color.onSurface,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.medium,
  outline: "none",
  animation: `${rise} 120ms ease-out`,
  "@media": { [CALM]: { animation: "none" } },
});

/** One line of a menu or a list. */
export const item = recipe({
  base: {
    display: "flex",
    // A long list scrolls: its lines keep their height.
    flexShrink: 0,
    alignItems: "center",
    gap: grid(2),
    minHeight: grid(9),
    padding: `${grid(1)} ${grid(2)}`,
    borderRadius: vars.radius.small,
    fontSize: vars.size.small,
    lineHeight: 1.35,
    color: color.onSurface,
    textDecoration: "none",
    cursor: "pointer",
    outline: "none",
    scrollMargin: grid(2),
    "@media": { [COARSE]: { minHeight: grid(11) } },
    selectors: {
      "&:hover, &[data-active-item]": { background: color.surfaceContainer },
      "&[data-focus-visible], &:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
      "&[aria-disabled='true']": { opacity: vars.state.disabled, cursor: "not-allowed", background: "none" },
    },
  },
  variants: { danger: { true: { color: color.danger } } },
});

export const itemText = style({ flex: 1, minWidth: 0 });
export const itemNote = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const separator = style({
  width: "100%",
  height: 0,
  margin: `${grid(1)} 0`,
  border: 0,
  borderTop: `1px solid ${color.outlineVariant}`,
});
export const heading = style({
  padding: `${grid(2)} ${grid(2)} ${grid(1)}`,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  color: color.onSurfaceVariant,
});
export const nothing = style({ padding: grid(3), color: color.onSurfaceVariant, fontSize: vars.size.small });

export const backdrop = style([
  transition(["opacity"], "steady"),
  {
    zIndex: 50,
    background: `color-mix(in srgb, ${color.scrim} 48%, transparent)`,
    opacity: 0,
    selectors: { "&[data-enter]": { opacity: 1 } },
  },
]);

export const dialog = recipe({
  base: [
    transition(["opacity", "transform"], "steady"),
    {
      position: "fixed",
      zIndex: 51,
      display: "flex",
      flexDirection: "column",
      background: color.surface,
      color: color.onSurface,
      boxShadow: vars.shadow.high,
      outline: "none",
      opacity: 0,
      selectors: { "&[data-enter]": { opacity: 1, transform: "none" } },
    },
  ],
  variants: {
    place: {
      center: {
        inset: grid(4),
        margin: "auto",
        width: "auto",
        height: "fit-content",
        maxHeight: "calc(100dvh - 32px)",
        borderRadius: vars.radius.extraLarge,
        transform: "translateY(8px)",
        // On a phone it rises from below, where the thumb is.
        "@media": {
          [PHONE]: { inset: "auto 0 0 0", maxHeight: "92dvh", borderEndStartRadius: 0, borderEndEndRadius: 0 },
        },
      },
      start: { insetBlock: 0, insetInlineStart: 0, width: "min(320px, 88vw)", transform: across(-24) },
      end: { insetBlock: 0, insetInlineEnd: 0, width: "min(480px, 100vw)", transform: across(24) },
    },
    size: { small: {}, medium: {}, large: {} },
  },
  compoundVariants: [
    { variants: { place: "center", size: "small" }, style: { maxWidth: "440px" } },
    { variants: { place: "center", size: "medium" }, style: { maxWidth: "600px" } },
    { variants: { place: "center", size: "large" }, style: { maxWidth: "960px" } },
  ],
});

export const header = style({
  display: "flex",
  alignItems: "flex-start",
  gap: grid(4),
  padding: `${grid(6)} ${grid(6)} ${grid(2)}`,
});
export const headings = style({ flex: 1, minWidth: 0, paddingTop: grid(1) });
export const title = style({ fontSize: vars.size.lead, overflowWrap: "anywhere" });
export const description = style({ marginTop: grid(1), color: color.onSurfaceVariant });
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(4),
  // Based on its content: in WebKit a column of automatic height gives no height to a basis of 0.
  flex: "1 1 auto",
  minHeight: 0,
  padding: `${grid(2)} ${grid(6)} ${grid(6)}`,
  ...pane,
  overflowX: "auto",
  overscrollBehavior: "contain",
});
export const footer = style({
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: grid(2),
  padding: `${grid(4)} ${grid(6)}`,
  borderTop: `1px solid ${color.outlineVariant}`,
});
/** For a dialog that has nothing between them. */
globalStyle(`${header}:has(+ ${footer})`, { paddingBottom: grid(6) });
