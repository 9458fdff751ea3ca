import { BELOW_DESKTOP, COARSE, grid, HEAD } from "@academiz/ui/style";
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
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const filters = style([line, { flex: "1 1 auto" }]);
export const filter = style({
  flex: "0 1 200px",
  minWidth: "150px",
  "@media": { [BELOW_DESKTOP]: { flex: "1 1 150px" } },
});
export const address = style({ overflowWrap: "anywhere" });
export const names = style({ margin: 0, paddingInlineStart: grid(5) });

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const spread = style([line, { justifyContent: "space-between" }]);
export const heading = style({ margin: 0, fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const figures = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${grid(30)}, 1fr))`,
  gap: grid(3),
  margin: 0,
});
export const figure = style({
  display: "grid",
  gap: grid(1),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const number = style({ margin: 0, fontSize: vars.size.title, fontWeight: vars.weight.medium });
export const facts = style({ display: "flex", flexWrap: "wrap", gap: grid(4), margin: 0 });
export const fact = style({ display: "flex", gap: grid(1), color: color.onSurfaceVariant });
export const amount = style({ margin: 0, fontWeight: vars.weight.medium });
/** Long lists scroll in their own box. */
export const scroller = style({ vars: { [HEAD]: "0px" }, maxHeight: "400px", overflowY: "auto" });
export const named = style({ minWidth: 0, overflowWrap: "anywhere" });
export const summary = style({
  minHeight: grid(6),
  cursor: "pointer",
  fontWeight: vars.weight.medium,
  "@media": { [COARSE]: { minHeight: grid(11), paddingBlock: grid(2) } },
});
export const chosen = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const chosenOne = style([
  spread,
  {
    flexWrap: "nowrap",
    padding: `${grid(1)} ${grid(2)} ${grid(1)} ${grid(3)}`,
    borderRadius: vars.radius.medium,
    background: color.surfaceContainer,
  },
]);
