import { focusRing, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const board = style({
  position: "relative",
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
  userSelect: "none",
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "auto 4 / 3",
  borderRadius: vars.radius.medium,
});
/** The whole picture, where a press begins a new part. */
export const ground = style({ position: "absolute", inset: 0, cursor: "crosshair" });
export const area = style({
  position: "absolute",
  display: "flex",
  alignItems: "flex-start",
  gap: grid(1),
  padding: grid(1),
  border: `2px dashed ${color.outline}`,
  borderRadius: vars.radius.small,
  background: "none",
  boxShadow: `0 0 0 1px ${color.surface}`,
  color: color.onSurface,
  font: "inherit",
  textAlign: "start",
  cursor: "move",
  touchAction: "none",
  selectors: { "&:focus-visible": focusRing },
});
export const drawn = style([area, { borderStyle: "solid", borderColor: color.primaryInk, pointerEvents: "none" }]);
export const tag = style({
  minWidth: grid(6),
  maxWidth: "100%",
  padding: `0 ${grid(2)}`,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: 1.6,
});
/** The lower right corner, by which a pointer resizes a part. */
export const corner = style({
  position: "absolute",
  right: 0,
  bottom: 0,
  width: grid(6),
  height: grid(6),
  cursor: "nwse-resize",
  touchAction: "none",
});
export const grip = style({
  position: "absolute",
  right: 0,
  bottom: 0,
  width: grid(3),
  height: grid(3),
  border: `1px solid ${color.outline}`,
  background: color.surface,
});
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const numbers = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${grid(24)}, 1fr))`,
  gap: grid(3),
});
export const seen = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: grid(3) });
export const grow = style({ flex: "1 1 240px" });
/** Its room is reserved before it comes. */
export const thumbnail = style({
  width: grid(24),
  height: grid(16),
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
/** Where dots lie on nothing. */
export const bare = style({ aspectRatio: "4 / 3" });
export const line = style({
  ...{ position: "absolute", inset: 0, width: "100%", height: "100%", pointerEvents: "none" },
  ...{ fill: "none", stroke: color.primaryInk, strokeWidth: 2, strokeDasharray: "4 4" },
});
export const point = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  minWidth: grid(8),
  height: grid(8),
  padding: `0 ${grid(1)}`,
  // Its middle lies where it is put.
  transform: "translate(-50%, -50%)",
  border: `2px solid ${color.outline}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.onSurface,
  font: "inherit",
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: "move",
  touchAction: "none",
  selectors: { "&:focus-visible": focusRing },
});
