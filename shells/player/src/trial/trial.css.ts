import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(2)} ${grid(4)}`,
  background: vars.color.surfaceContainer,
  color: vars.color.onSurface,
  fontSize: vars.size.small,
});
export const said = style({ display: "flex", alignItems: "flex-start", gap: grid(2), flex: "1 1 240px", minWidth: 0 });
export const icon = style({ flexShrink: 0 });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });

export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const locked = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const words = style({ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" });
