import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export { facts } from "../../product/product.css.ts";

const { color } = vars;

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const heading = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
const seen = style({
  width: "100%",
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surfaceContainer,
});
export const picture = style([seen, { height: "auto", maxHeight: grid(80), objectFit: "contain" }]);
export const film = style([seen, { aspectRatio: "16 / 9" }]);
export const sound = style({ width: "100%" });
