import { grid, PHONE, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export { facts } from "../product/product.css.ts";

const { color } = vars;

export const tab = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const choice = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const heading = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });

const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const attempts = style([list, { gap: grid(2) }]);
export const attempt = style({ border: `1px solid ${color.outlineVariant}`, borderRadius: vars.radius.medium });
export const summary = style({
  display: "flex",
  alignItems: "flex-start",
  flexWrap: "wrap",
  gap: grid(2),
  padding: grid(3),
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style([transition(["transform"]), { flexShrink: 0 }]);
globalStyle(`${attempt}[open] > ${summary} > ${chevron}`, { transform: "rotate(90deg)" });
export const naming = style({ display: "grid", gap: grid(1), flex: "1 1 160px", minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const result = style({
  display: "grid",
  justifyItems: "end",
  gap: grid(1),
  fontVariantNumeric: "tabular-nums",
  "@media": { [PHONE]: { justifyItems: "start", flexBasis: "100%", paddingInlineStart: grid(7) } },
});
export const answers = style([list, { borderTop: `1px solid ${color.outlineVariant}` }]);
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(1),
  padding: grid(3),
  selectors: { "& + &": { borderTop: `1px solid ${color.outlineVariant}` } },
});
export const question = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const given = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
});
export const said = style({ minWidth: 0, overflowWrap: "anywhere" });
export const right = style({ color: color.onSurfaceVariant, overflowWrap: "anywhere" });
export const consequences = style({ display: "grid", gap: grid(1), margin: 0, paddingInlineStart: grid(5) });
export const deed = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: grid(3),
  overflowWrap: "anywhere",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});
export const trouble = style({ margin: 0, color: color.errorInk });
