import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const pane = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr)",
  minWidth: 0,
  minHeight: 0,
  overflow: "hidden",
  background: color.surface,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  padding: `${grid(1)} ${grid(2)} ${grid(1)} ${grid(4)}`,
  borderBottom: `1px solid ${color.outlineVariant}`,
});
export const title = style({ fontSize: vars.size.body });
export const frame = style({ display: "block", width: "100%", height: "100%", minHeight: 0, border: 0 });
/** In the dialog it takes the whole width, and the remaining height. */
export const before = style({
  flex: "1 0 auto",
  minHeight: `calc(100dvh - ${grid(20)})`,
  margin: `calc(-1 * ${grid(2)}) calc(-1 * ${grid(6)}) calc(-1 * ${grid(6)})`,
  display: "grid",
});
