import { focusRing, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const map = style({
  overflow: "auto",
  maxHeight: grid(90),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceLow,
});
export const ground = style({ position: "relative" });
/** A way back is drawn beyond the last column. */
export const lines = style({ position: "absolute", inset: 0, overflow: "visible" });
export const line = style({ fill: "none", stroke: color.outline, strokeWidth: 1.5 });
export const head = style({ fill: color.outline });
export const item = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  padding: `0 ${grid(2)}`,
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  fontSize: vars.size.caption,
  selectors: {
    "&:focus-visible": focusRing,
    "&[data-end]": { borderWidth: 2, borderColor: color.onSurface },
    "&[data-flawed]": { color: color.errorInk },
  },
});
export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const flaws = style({ display: "grid", gap: grid(1), listStyle: "none", padding: 0 });
export const flaw = style({ display: "flex", alignItems: "center", gap: grid(2), fontSize: vars.size.small });
export const words = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
