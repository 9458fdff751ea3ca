import { focusRing, grid, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: grid(2),
  minWidth: 0,
  border: 0,
});
export const legend = style({ marginBottom: grid(2), fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const tile = style([
  transition(["border-color", "background-color"]),
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: grid(3),
    minHeight: grid(16),
    padding: grid(3),
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    cursor: "pointer",
    selectors: {
      "&:hover": { borderColor: color.onSurface },
      "&:has(:checked)": {
        borderColor: color.primaryInk,
        boxShadow: `inset 0 0 0 1px ${color.primaryInk}`,
        background: color.selection,
        color: color.onSelection,
      },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);
/** The whole tile can be pressed: the radio button is for screen readers and the keyboard. */
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
export const picture = style({ flexShrink: 0, display: "grid", placeItems: "center", width: grid(8) });
export const words = style({ display: "grid", minWidth: 0, fontSize: vars.size.small });
export const note = style({ fontSize: vars.size.caption, opacity: 1 });
