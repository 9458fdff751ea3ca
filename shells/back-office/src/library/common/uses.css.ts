import { aloneLink, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  minWidth: 0,
  overflowWrap: "anywhere",
});

/** Alone on its line, and as high as what can be hit. */
export const link = style({ ...aloneLink, minWidth: 0, overflowWrap: "anywhere", color: vars.color.primaryInk });
