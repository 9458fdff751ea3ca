import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const state = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(12)} ${grid(6)}`,
  textAlign: "center",
  "@media": { [PHONE]: { padding: `${grid(8)} ${grid(4)}` } },
});

export const picture = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: grid(12),
    height: grid(12),
    marginBottom: grid(2),
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      calm: { background: vars.color.surfaceContainer, color: vars.color.onSurfaceVariant },
      error: { background: vars.color.errorContainer, color: vars.color.onErrorContainer },
    },
  },
});

export const title = style({ fontSize: vars.size.lead, fontFamily: vars.font.brand });
export const text = style({ maxWidth: "60ch", color: vars.color.onSurfaceVariant });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: grid(2),
  marginTop: grid(4),
});
export const request = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: grid(2),
  marginTop: grid(2),
  fontSize: vars.size.caption,
  color: vars.color.onSurfaceVariant,
});
export const code = style({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });
