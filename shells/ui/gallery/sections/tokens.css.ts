import { ACCENTS } from "@academiz/domain/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { grid } from "../../src/tokens/style.ts";
import { vars } from "../../src/tokens/tokens.css.ts";

const { color, size } = vars;
const swatch = style({
  padding: `${grid(6)} ${grid(3)} ${grid(3)}`,
  borderRadius: vars.radius.medium,
  fontSize: size.small,
  fontWeight: vars.weight.medium,
});
type Accent = (typeof ACCENTS)[number];
const variants = Object.fromEntries(ACCENTS.map((name) => [name, name])) as Record<Accent, Accent>;
const on = (name: Accent, tail: "" | "Container") =>
  color[`on${name.charAt(0).toUpperCase()}${name.slice(1)}${tail}` as `on${Capitalize<Accent>}`];

export const fill = styleVariants(variants, (name) => [swatch, { background: color[name], color: on(name, "") }]);
export const container = styleVariants(variants, (name) => [
  swatch,
  { background: color[`${name}Container`], color: on(name, "Container") },
]);
/** The roles of one colour each; the focus bears no text, so that its name stands inside its ring. */
export const single = styleVariants({
  danger: [swatch, { background: color.danger, color: color.onDanger }],
  selection: [swatch, { background: color.selection, color: color.onSelection }],
  focus: [swatch, { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" }],
});
export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  gap: grid(2),
});
const title = { fontFamily: vars.font.brand, fontWeight: vars.weight.medium, lineHeight: 1.2 };
export const scale = styleVariants({
  display: { ...title, fontSize: size.display },
  headline: { ...title, fontSize: size.headline },
  title: { ...title, fontSize: size.title },
  lead: { ...title, fontSize: size.lead },
  body: { fontSize: size.body },
  small: { fontSize: size.small },
  caption: { fontSize: size.caption },
});
