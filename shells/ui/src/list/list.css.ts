import { style } from "@vanilla-extract/css";
import { aloneLink, grid, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
});
/** Buttons side by side at the end, whether or not a search stands before them. */
export const doings = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: grid(2),
  minWidth: 0,
  marginInlineStart: "auto",
});
export const search = style({ flex: "1 1 240px", minWidth: 0, maxWidth: "min(420px, 100%)" });
export const rows = style([stack, transition(["opacity"]), { selectors: { "&[aria-busy=true]": { opacity: 0.6 } } }]);
export const name = style({ display: "grid", justifyItems: "start", minWidth: 0, overflowWrap: "anywhere" });
/** A name in a row that leads somewhere. */
export const door = style({
  ...aloneLink,
  padding: 0,
  border: 0,
  background: "none",
  color: color.onSurface,
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: color.primaryInk, textDecoration: "underline" } },
});
export const note = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: color.onSurfaceVariant,
});
/** As many side by side as there is room for. */
export const tiles = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${grid(36)}, 100%), 1fr))`,
  gap: grid(4),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const tile = style({ minWidth: 0 });
