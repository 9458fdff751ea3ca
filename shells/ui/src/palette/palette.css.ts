import { style } from "@vanilla-extract/css";
import { dialog } from "../floating/floating.css.ts";
import { grid, PHONE } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

/** It stands high, so that results grow downwards from the box. */
export const palette = style([
  dialog({ place: "center", size: "medium" }),
  {
    top: "12dvh",
    bottom: "auto",
    width: `min(600px, calc(100vw - ${grid(8)}))`,
    maxHeight: "76dvh",
    "@media": {
      [PHONE]: {
        inset: "0",
        width: "100vw",
        maxHeight: "100dvh",
        height: "100dvh",
        borderRadius: 0,
      },
    },
  },
]);
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  padding: `${grid(2)} ${grid(3)} ${grid(2)} ${grid(4)}`,
  borderBottom: `1px solid ${vars.color.outlineVariant}`,
});
export const box = style({
  flex: 1,
  minWidth: 0,
  minHeight: grid(11),
  border: 0,
  background: "none",
  color: vars.color.onSurface,
  font: "inherit",
  fontSize: vars.size.body,
  outline: "none",
  "::placeholder": { color: vars.color.onSurfaceVariant, opacity: 1 },
});
/** Based on its content: in WebKit a column of automatic height gives no height to a basis of 0. */
export const list = style({ flex: "1 1 auto", minHeight: 0, overflowY: "auto", padding: grid(2), outline: "none" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(4),
  padding: `${grid(2)} ${grid(4)}`,
  borderTop: `1px solid ${vars.color.outlineVariant}`,
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.caption,
  "@media": { [PHONE]: { display: "none" } },
});
