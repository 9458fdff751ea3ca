import { COARSE, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const panel = style({ ...column, gap: grid(4), justifyItems: "start" });
export const fields = style({ ...column, gap: grid(3), width: "100%" });
export const count = style({ color: vars.color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });
export const groups = style({ ...column, gap: grid(4), width: "100%", listStyle: "none" });
export const group = style({ ...column, gap: grid(1) });
export const place = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  overflowWrap: "anywhere",
});
export const lines = style({ ...column, listStyle: "none" });
export const line = style({ display: "flex", alignItems: "center", gap: grid(1) });
export const excerpt = style({
  flex: 1,
  minWidth: 0,
  minHeight: grid(8),
  "@media": { [COARSE]: { minHeight: grid(11) } },
  padding: `${grid(1)} ${grid(2)}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: "inherit",
  fontSize: vars.size.small,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { background: vars.color.surfaceContainer },
});
export const word = style({ background: vars.color.warningContainer, color: vars.color.onWarningContainer });
