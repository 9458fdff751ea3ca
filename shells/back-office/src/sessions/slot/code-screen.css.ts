import { CALM, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

/** The whole screen, on a telephone as on a projector. */
export const screen = style({
  position: "fixed",
  inset: 0,
  boxSizing: "border-box",
  width: "100vw",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: grid(4),
  overflow: "auto",
  border: "none",
  background: color.surface,
  color: color.onSurface,
});
globalStyle(`${screen}[open]`, { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)", gap: grid(4) });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: grid(2),
});
export const title = style({
  flex: "1 1 200px",
  margin: 0,
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});
export const product = style({
  display: "block",
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const trouble = style({
  alignSelf: "start",
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
});
export const shown = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "4vw",
  minHeight: 0,
  "@media": { [PHONE]: { flexDirection: "column", justifyContent: "start" } },
});
/** As large as the screen holds beside the words. */
export const square = style({
  width: "min(44vw, 72dvh)",
  flexShrink: 0,
  "@media": { [PHONE]: { width: "min(84vw, 44dvh)" } },
});
globalStyle(`${square} svg`, { display: "block", width: "100%", height: "auto", borderRadius: vars.radius.medium });
export const words = style({ display: "grid", justifyItems: "center", gap: grid(4), minWidth: 0, textAlign: "center" });
export const help = style({ maxWidth: "480px", margin: 0, fontSize: vars.size.lead });
export const code = style({
  margin: 0,
  fontFamily: "ui-monospace, monospace",
  fontSize: "clamp(2.5rem, 6.5vw, 9rem)",
  fontWeight: vars.weight.bold,
  letterSpacing: "0.06em",
  lineHeight: 1.1,
  whiteSpace: "nowrap",
});
export const time = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  margin: 0,
  fontVariantNumeric: "tabular-nums",
  color: color.onSurfaceVariant,
});
export const ring = style({ width: "48px", height: "48px", transform: "rotate(-90deg)" });
export const track = style({ fill: "none", stroke: color.outlineVariant, strokeWidth: 4 });
export const arc = style({
  fill: "none",
  stroke: color.primary,
  strokeWidth: 4,
  transition: "stroke-dashoffset 250ms linear",
  "@media": { [CALM]: { transition: "none" } },
});
