import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const tools = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const heading = style({ marginBottom: grid(2), fontWeight: vars.weight.medium });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const box = style({
  width: "100%",
  minHeight: grid(11),
  paddingInline: grid(3),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const radios = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const radio = style({
  display: "inline-flex",
  alignItems: "center",
  gap: grid(2),
  minHeight: grid(11),
  paddingInline: grid(3),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceContainer },
    "&:has(:checked)": { background: color.selection, color: color.onSelection },
  },
});
export const mark = style({ width: grid(4), height: grid(4), margin: 0, accentColor: color.primary });
export const tick = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: grid(3),
  alignItems: "center",
  minHeight: grid(11),
});
export const note = style({ gridColumn: 2, fontSize: vars.size.small, color: color.onSurfaceVariant });
export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: `${grid(2)} ${grid(6)}`,
  borderTop: `1px solid ${color.outlineVariant}`,
  background: color.surface,
  "@media": { [PHONE]: { paddingInline: grid(2) } },
});
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: grid(2),
  "@media": { [PHONE]: { gap: grid(1) } },
});
export const words = style({ flex: 1, fontSize: vars.size.small });
export const standIn = style({ textAlign: "center", fontSize: vars.size.small });
export const rate = style({
  minHeight: grid(11),
  paddingInline: grid(2),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
export const count = style({ fontSize: vars.size.small, color: color.onSurfaceVariant });
export const found = style({ display: "grid", gap: grid(1), padding: 0, listStyle: "none" });
export const page = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: grid(3),
  width: "100%",
  padding: grid(3),
  borderRadius: vars.radius.medium,
  selectors: { "&:hover": { background: color.surfaceContainer } },
});
export const pageSign = style({ marginTop: grid(1), color: color.onSurfaceVariant });
export const chapter = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });
export const pageTitle = style({ display: "block", fontWeight: vars.weight.medium });
export const excerpt = style({ display: "block", marginTop: grid(1), fontSize: vars.size.small });
export const word = style({
  borderRadius: vars.radius.small,
  background: color.warningContainer,
  color: color.onWarningContainer,
  fontWeight: vars.weight.medium,
});
/** The place for a button that is loaded late; empty until then. */
export const door = style({ display: "contents" });
export const demo = style({ padding: grid(2), textAlign: "center" });
