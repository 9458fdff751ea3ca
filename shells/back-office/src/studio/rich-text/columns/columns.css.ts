import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(3),
  containerType: "inline-size",
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  padding: grid(3),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surfaceLow,
  userSelect: "none",
});
export const shares = style({ width: grid(48), maxWidth: "100%" });
export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(3),
  "@container": { "(min-width: 30rem)": { flexDirection: "row" } },
});
const one = style({
  flexBasis: 0,
  minWidth: 0,
  padding: grid(3),
  border: `1px dashed ${color.outline}`,
  borderRadius: vars.radius.medium,
});
export const column = styleVariants({ plain: [one, { flexGrow: 1 }], wide: [one, { flexGrow: 2 }] });
globalStyle(`${one} > * + *`, { marginTop: grid(4) });
