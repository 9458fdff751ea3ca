import { grid, PHONE, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** Under dialogs and toasts, above the page. */
export const tray = style({
  position: "fixed",
  zIndex: 40,
  insetBlockEnd: `calc(${grid(4)} + env(safe-area-inset-bottom))`,
  insetInlineEnd: grid(4),
  display: "grid",
  gap: grid(2),
  width: "min(360px, calc(100vw - 32px))",
  padding: grid(3),
  background: color.surface,
  color: color.onSurface,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.medium,
  "@media": { [PHONE]: { insetInline: grid(2), insetBlockEnd: grid(2), width: "auto" } },
});
export const head = style({ display: "flex", alignItems: "center", gap: grid(1) });
export const summary = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });
export const files = style([pane, { maxHeight: "min(320px, 40dvh)" }]);
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${grid(1)} ${grid(2)}`,
});
export const name = style({ overflowWrap: "anywhere", fontSize: vars.size.small });
export const buttons = style({ display: "flex" });
const line = style({ gridColumn: "1 / -1", fontSize: vars.size.caption });
export const note = style([line, { color: color.onSurfaceVariant }]);
export const standing = style([line, { display: "grid", gap: grid(1) }]);
const told = style([line, { display: "flex", alignItems: "start", gap: grid(1) }]);
export const done = style([told, { color: color.successInk }]);
export const failed = style([told, { color: color.errorInk }]);

/** Over the whole page while files are held over it. */
export const veilOver = style({
  position: "fixed",
  zIndex: 50,
  inset: grid(4),
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: grid(2),
  padding: grid(4),
  background: color.surface,
  color: color.onSurface,
  border: `2px dashed ${color.primaryInk}`,
  borderRadius: vars.radius.large,
  textAlign: "center",
  pointerEvents: "none",
});
/** The icon keeps its size beside several lines of words. */
export const sign = style({ flexShrink: 0 });
