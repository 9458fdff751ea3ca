import { BELOW_DESKTOP, grid, HEAD } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const spread = style([line, { justifyContent: "space-between" }]);
export const filters = style([line, { flex: "1 1 auto" }]);
export const filter = style({
  flex: "0 1 240px",
  minWidth: "150px",
  "@media": { [BELOW_DESKTOP]: { flex: "1 1 150px" } },
});
export const fresh = style([line, { color: color.onSurfaceVariant, fontSize: vars.size.small }]);
export const told = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const numbers = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${grid(36)}, 1fr))`,
  gap: grid(3),
  margin: 0,
});
export const figure = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: grid(1),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
/** The whole figure can be pressed. */
export const way = style({
  color: "inherit",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const name = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const number = style({
  margin: 0,
  fontSize: vars.size.title,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});
export const asked = style({ display: "grid", gap: grid(1), justifyItems: "start", overflowWrap: "anywhere" });
export const where = style({ color: color.onSurfaceVariant, fontSize: vars.size.caption });
export const chosen = style({ margin: 0, paddingInlineStart: grid(4), overflowWrap: "anywhere" });
/** Long tables scroll in their own box. */
export const scroller = style({ vars: { [HEAD]: "0px" }, maxHeight: "480px", overflowY: "auto" });
