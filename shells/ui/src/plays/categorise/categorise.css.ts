import { style } from "@vanilla-extract/css";
import { grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

export const play = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const groups = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(60)}), 1fr))`,
  gap: grid(4),
});
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gap: grid(2),
});
export const name = style({ fontSize: vars.size.body, overflowWrap: "anywhere" });
export const note = style({ fontSize: vars.size.small, color: vars.color.onSurfaceVariant, overflowWrap: "anywhere" });
export const told = style({ display: "grid", gap: grid(3), listStyle: "none", padding: 0 });
