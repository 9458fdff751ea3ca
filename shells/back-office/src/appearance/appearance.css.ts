import { BELOW_DESKTOP, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
/** Form and preview side by side, so that changes are seen at once. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 420px)",
  alignItems: "start",
  gap: grid(6),
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const seen = style({
  position: "sticky",
  insetBlockStart: grid(20),
  minWidth: 0,
  "@media": { [BELOW_DESKTOP]: { position: "static" } },
});
/** Stays in sight while something waits to be saved. */
export const keeping = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const waiting = style([
  keeping,
  { position: "sticky", insetBlockEnd: 0, zIndex: 1, "@media": { [PHONE]: { gap: grid(1) } } },
]);
export const said = style({ flex: "1 1 auto", color: vars.color.onSurfaceVariant, minWidth: 0 });
export const failure = style({
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: vars.color.errorContainer,
  color: vars.color.onErrorContainer,
});
/** Two pictures beside each other, where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  alignItems: "start",
  gap: grid(4),
});
/**
 * Its room is reserved before it comes; the background is light in the dark scheme too, since ink is made for paper.
 */
export const picture = style({
  colorScheme: "light",
  width: "100%",
  height: grid(48),
  objectFit: "contain",
  padding: grid(2),
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: "Canvas",
});
export const noPicture = style({ display: "grid", minHeight: grid(48), alignContent: "center" });
