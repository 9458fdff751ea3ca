import { grid, PHONE } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1440px",
  marginInline: "auto",
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4), minWidth: 0 });
export const side = style({ display: "grid", gap: grid(3), minWidth: 0 });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
/** Two groups side by side. */
export const filters = style({ display: "flex", flexWrap: "wrap", columnGap: grid(6), rowGap: grid(1) });
export const status = style({ display: "inline-flex", flexWrap: "wrap", gap: grid(1) });
/** On a phone these buttons are in a menu. */
export const offPhones = style({ display: "contents", "@media": { [PHONE]: { display: "none" } } });
export const onPhones = style({ display: "none", "@media": { [PHONE]: { display: "contents" } } });
