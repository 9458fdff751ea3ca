import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COARSE, grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

/** Holds the count on the corner of the bell. */
export const bell = style({ position: "relative", display: "inline-flex" });
export const count = style({
  position: "absolute",
  insetBlockStart: 0,
  // It grows away from the bell.
  insetInlineStart: grid(5),
  display: "grid",
  placeItems: "center",
  whiteSpace: "nowrap",
  minWidth: grid(5),
  height: grid(5),
  paddingInline: grid(1),
  border: `2px solid ${color.surface}`,
  borderRadius: vars.radius.full,
  background: color.primary,
  color: color.onPrimary,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});

export const tools = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: grid(3) });
export const told = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const item = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `${grid(10)} minmax(0, 1fr) auto`,
    alignItems: "start",
    gap: grid(3),
    padding: grid(3),
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
  },
  variants: {
    unread: {
      true: { background: color.surfaceContainer, borderColor: color.outline },
      false: {},
    },
  },
});
export const picture = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: grid(10),
    height: grid(10),
    borderRadius: vars.radius.full,
  },
  variants: {
    unread: {
      true: { background: color.primaryContainer, color: color.onPrimaryContainer },
      false: { background: color.surfaceHigh, color: color.onSurfaceVariant },
    },
  },
});
export const words = style({ display: "flex", flexDirection: "column", gap: grid(1), minWidth: 0 });
export const text = recipe({
  base: { margin: 0, overflowWrap: "anywhere" },
  variants: { unread: { true: { fontWeight: vars.weight.medium }, false: {} } },
});
export const open = style({
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
  "@media": { [COARSE]: { minHeight: grid(11) } },
});
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${grid(1)} ${grid(2)}`,
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
});
export const unread = style({ color: color.primaryInk, fontWeight: vars.weight.medium });
export const toggle = style({ "@media": { [COARSE]: { minWidth: grid(11), minHeight: grid(11) } } });
export const more = style({ alignSelf: "center" });
export const trouble = style({
  margin: 0,
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
});
