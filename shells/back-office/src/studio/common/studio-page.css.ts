import { grid, PHONE, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;
const WIDE = "screen and (min-width: 1200px)";
/** Outline, page, settings and player stand side by side. */
const FOUR = "screen and (min-width: 1800px)";

/** It never scrolls, only its panes do: the title, the state of saving and Publish are always there. */
export const studio = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  height: "100dvh",
  overflow: "clip",
  background: color.surfaceDim,
});
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(1)} ${grid(4)}`,
  background: color.surface,
  borderBottom: `1px solid ${color.outlineVariant}`,
  "@media": { [PHONE]: { paddingInline: grid(2), gap: grid(1) } },
});
/** At the end of the row; in one of its own where the words do not fit into one. */
export const ways = style({ display: "flex", alignItems: "center", gap: grid(2), marginInlineStart: "auto" });
export const comments = style({ position: "relative", display: "inline-flex" });
/** At the corner of the button that has no words. */
export const count = style({
  position: "absolute",
  insetBlockStart: `-${grid(1)}`,
  insetInlineEnd: `-${grid(1)}`,
  pointerEvents: "none",
});
export const drawers = style({
  display: "flex",
  gap: grid(2),
});
/** Buttons for panes that stand beside the page where there is room. */
export const fitting = style({ display: "contents", "@media": { [WIDE]: { display: "none" } } });
export const fittingFour = style({ display: "contents", "@media": { [FOUR]: { display: "none" } } });
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  minHeight: 0,
  "@media": { [WIDE]: { gridTemplateColumns: "320px minmax(0, 1fr) 340px" } },
});
/** With the player beside it, which replaces the settings where there is no room for both. */
export const crowded = style([
  body,
  {
    "@media": {
      [WIDE]: { gridTemplateColumns: "260px minmax(0, 1fr) 440px" },
      [FOUR]: { gridTemplateColumns: "300px minmax(0, 1fr) 320px 440px" },
    },
  },
]);
const side = style({
  display: "none",
  padding: grid(4),
  ...pane,
  background: color.surface,
  "@media": { [WIDE]: { display: "block" } },
});
export const start = style([side, { borderInlineEnd: `1px solid ${color.outlineVariant}` }]);
export const end = style([side, { borderInlineStart: `1px solid ${color.outlineVariant}` }]);
export const endOfFour = style([end, { "@media": { [WIDE]: { display: "none" }, [FOUR]: { display: "block" } } }]);
export const tried = style({ borderInlineStart: `1px solid ${color.outlineVariant}` });
export const main = style({
  minWidth: 0,
  padding: `${grid(8)} ${grid(6)} 0`,
  ...pane,
  outline: "none",
  // This space is not padding, so that elements which stick to the end of the pane stand at its edge.
  "::after": { content: "''", display: "block", height: grid(16) },
  "@media": { [PHONE]: { padding: `${grid(4)} ${grid(3)} 0` } },
});
const notice = style({
  padding: `${grid(3)} ${grid(4)}`,
  marginBottom: grid(4),
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
});
/** Good news: nothing was lost. */
export const news = style([
  notice,
  {
    display: "flex",
    alignItems: "center",
    gap: grid(2),
    background: color.successContainer,
    color: color.onSuccessContainer,
  },
]);
/** Between the tabs and the panes, where it does not scroll. */
export const conflict = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(2)} ${grid(4)}`,
  background: color.warningContainer,
  color: color.onWarningContainer,
  fontSize: vars.size.small,
});
export const conflictText = style({ flex: "1 1 320px", minWidth: 0 });
/** The panes' own row, whether or not a conflict stands above it. */
export const head = style({ minWidth: 0 });
export const trouble = style([notice, { background: color.errorContainer, color: color.onErrorContainer }]);
