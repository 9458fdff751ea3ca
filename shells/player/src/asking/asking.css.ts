import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const bar = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const title = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  outline: "none",
});
export const quiet = style({ fontSize: vars.size.small, color: vars.color.onSurfaceVariant });
