import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid, transition, veil } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const lines = style({ ...column, gap: grid(3), listStyle: "none", padding: 0, overflowWrap: "anywhere" });
export const said = style({ ...column, gap: grid(2) });
export const bubble = recipe({
  base: {
    ...column,
    gap: grid(1),
    width: "fit-content",
    maxWidth: "min(100%, 60ch)",
    padding: `${grid(2)} ${grid(3)}`,
    borderRadius: vars.radius.large,
    background: color.surfaceContainer,
    lineHeight: 1.5,
  },
  variants: {
    isRight: { true: { justifySelf: "end" }, false: {} },
    isOwn: { true: { background: color.selection, color: color.onSelection }, false: {} },
  },
});
export const speaker = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});
export const face = style({
  display: "grid",
  width: grid(8),
  height: grid(8),
  overflow: "hidden",
  borderRadius: vars.radius.full,
});
export const how = style({ fontWeight: vars.weight.regular, fontStyle: "italic" });
export const words = style({ whiteSpace: "pre-line" });
export const heard = style({ maxWidth: "60ch", fontStyle: "italic", lineHeight: 1.5 });
export const turn = style({ outlineOffset: grid(1) });
export const hint = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const replies = style({ ...column, gap: grid(2), minWidth: 0, overflowWrap: "anywhere" });
export const legend = style({ marginBottom: grid(2), fontWeight: vars.weight.medium });
export const reply = style([
  transition(["background-color"]),
  {
    minHeight: grid(12),
    padding: `${grid(2)} ${grid(3)}`,
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.medium,
    textAlign: "start",
    selectors: {
      "&:hover:enabled": { background: veil("hover") },
      "&:active:enabled": { background: veil("pressed") },
      "&:focus-visible": focusRing,
    },
  },
]);
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: grid(2),
  width: "fit-content",
  minHeight: grid(11),
  fontSize: vars.size.small,
});
export const box = style({ width: grid(5), height: grid(5), margin: 0, accentColor: color.primary });
export const ordered = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: grid(1),
});
export const told = style({ minHeight: grid(6), color: color.onSurfaceVariant, fontSize: vars.size.small });
