import type { Corner } from "@academiz/domain/documents";
import { BELOW_DESKTOP, COARSE, focusRing, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const whole = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 280px)",
  alignItems: "start",
  gap: grid(6),
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const side = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const tools = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  gap: grid(2),
});
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const stage = style({
  display: "grid",
  justifyItems: "center",
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
  // What is cropped away is dimmed as far as the picture goes.
  overflow: "clip",
});
export const board = style({ position: "relative", width: "100%", overflow: "clip", userSelect: "none" });
export const canvas = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
export const crop = style({
  position: "absolute",
  padding: 0,
  border: `2px solid ${color.surface}`,
  background: "none",
  outline: `1px solid ${color.onSurface}`,
  outlineOffset: "-1px",
  boxShadow: `0 0 0 9999px color-mix(in srgb, ${color.surface} 64%, transparent)`,
  cursor: "move",
  touchAction: "none",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-4px" } },
});
const handle = style({
  position: "absolute",
  width: grid(8),
  height: grid(8),
  touchAction: "none",
  "@media": { [COARSE]: { width: grid(11), height: grid(11) } },
  "::after": {
    content: "",
    position: "absolute",
    width: grid(3),
    height: grid(3),
    border: `1px solid ${color.onSurface}`,
    background: color.surface,
  },
});
const PLACES: Readonly<Record<Corner, readonly [string, string, string]>> = {
  nw: ["top", "left", "nwse-resize"],
  ne: ["top", "right", "nesw-resize"],
  sw: ["bottom", "left", "nesw-resize"],
  se: ["bottom", "right", "nwse-resize"],
};
export const corner = styleVariants(PLACES, ([vertical, horizontal, cursor]) => [
  handle,
  { [vertical]: 0, [horizontal]: 0, cursor, "::after": { [vertical]: 0, [horizontal]: 0 } },
]);
export const focus = style({
  position: "absolute",
  width: grid(11),
  height: grid(11),
  padding: 0,
  border: 0,
  background: "none",
  transform: "translate(-50%, -50%)",
  cursor: "grab",
  touchAction: "none",
  "::before": {
    content: "",
    position: "absolute",
    inset: grid(3),
    border: `2px solid ${color.onSurface}`,
    borderRadius: "50%",
    background: color.primary,
    boxShadow: `0 0 0 2px ${color.surface}`,
  },
  selectors: { "&:focus-visible": { ...focusRing, borderRadius: "50%" } },
});
