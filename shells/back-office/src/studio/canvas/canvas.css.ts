import { COARSE, grid, PHONE, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(4),
  width: "100%",
  maxWidth: "760px",
  marginInline: "auto",
});
export const eyebrow = style({ color: color.brandInk, fontSize: vars.size.small, fontWeight: vars.weight.medium });
/** The chapter of a page, and notes about the page. */
export const above = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
});
export const title = style([
  transition(["border-color"]),
  {
    width: "100%",
    padding: `${grid(1)} ${grid(2)}`,
    marginInline: `-${grid(2)}`,
    border: "1px solid transparent",
    borderRadius: vars.radius.medium,
    background: "transparent",
    color: color.onSurface,
    fontFamily: vars.font.brand,
    fontSize: vars.size.headline,
    fontWeight: vars.weight.bold,
    selectors: {
      "&:hover": { borderColor: color.outline },
      "&::placeholder": { color: color.onSurfaceVariant, opacity: 1 },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    "@media": { [PHONE]: { fontSize: vars.size.title } },
  },
]);
export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  padding: grid(6),
  background: color.surface,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  selectors: {
    '&[data-drop="before"]': { boxShadow: `0 -4px 0 ${color.primaryInk}` },
    '&[data-drop="after"]': { boxShadow: `0 4px 0 ${color.primaryInk}` },
  },
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const grip = style({
  display: "grid",
  placeItems: "center",
  width: grid(6),
  height: grid(6),
  marginInlineStart: `-${grid(2)}`,
  color: color.onSurfaceVariant,
  cursor: "grab",
  "@media": { [COARSE]: { display: "none" } },
});
export const insert = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: grid(1) });
export const kept = style({ color: color.onSurfaceVariant });
export const slides = style({ display: "grid", gap: grid(2), listStyle: "none" });
