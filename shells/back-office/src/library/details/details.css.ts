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
