import { style } from "@vanilla-extract/css";
import { COARSE, focusRing, grid, transition } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  overflowWrap: "anywhere",
});
export const count = style({
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const title = style({ fontSize: vars.size.lead, scrollMarginTop: grid(16) });
export const help = style({ marginBottom: grid(2), color: color.onSurfaceVariant, fontSize: vars.size.small });
export const text = style({ maxWidth: "70ch", lineHeight: 1.65, whiteSpace: "pre-line" });
export const steps = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: grid(2) });
export const group = style({ minWidth: 0 });
export const line = style({ display: "flex", alignItems: "center", gap: grid(2) });
export const field = style({
  width: "100%",
  maxWidth: grid(140),
  minWidth: 0,
  minHeight: grid(11),
  padding: `0 ${grid(3)}`,
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.onSurface,
  // Under 16 px a phone zooms into the field.
  fontSize: vars.size.body,
  selectors: { "&:focus-visible": focusRing, "&[aria-invalid]": { borderColor: color.errorInk } },
});
export const number = style([field, { maxWidth: grid(48) }]);
export const area = style([field, { maxWidth: "70ch", paddingBlock: grid(2), lineHeight: 1.5, resize: "vertical" }]);
export const unread = style({
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  marginTop: grid(1),
  color: color.errorInk,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});
export const scale = style({ display: "flex", flexWrap: "wrap", gap: grid(2) });
export const step = style({ position: "relative", display: "grid", flex: "1 1 0", minWidth: grid(11) });
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
export const face = style([
  transition(["background-color", "border-color", "color"]),
  {
    display: "grid",
    placeItems: "center",
    minHeight: grid(11),
    border: `1px solid ${color.outline}`,
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    selectors: {
      [`${step}:hover ${radio}:enabled:not(:checked) + &`]: { background: color.surfaceContainer },
      [`${radio}:checked + &`]: {
        background: color.selection,
        borderColor: color.onSelection,
        color: color.onSelection,
        boxShadow: `inset 0 0 0 1px ${color.onSelection}`,
      },
      [`${radio}:focus-visible + &`]: focusRing,
    },
  },
]);
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: grid(4),
  marginTop: grid(1),
  color: color.onSurfaceVariant,
  fontSize: vars.size.small,
});
export const given = style({ fontSize: vars.size.small });
export const summary = style({
  width: "fit-content",
  padding: `${grid(1)} 0`,
  color: color.onSurfaceVariant,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  "@media": { [COARSE]: { paddingBlock: grid(3) } },
});
export const list = style({ display: "grid", gap: grid(3), marginTop: grid(2) });
export const term = style({ color: color.onSurfaceVariant });
export const answer = style({ margin: 0, fontWeight: vars.weight.medium, whiteSpace: "pre-line" });
