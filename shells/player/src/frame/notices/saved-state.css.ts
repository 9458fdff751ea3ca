import { BELOW_DESKTOP, grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Words that are only for screen readers stay inside. */
export const state = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  flexShrink: 0,
  fontSize: vars.size.caption,
  color: vars.color.onSurfaceVariant,
});
const hiddenOnPhone = { [PHONE]: { position: "absolute", insetInlineEnd: 0, clipPath: "inset(50%)" } } as const;
export const words = style({ whiteSpace: "nowrap", "@media": hiddenOnPhone });
/** In a narrow bar only a notice below the page says it, so that the title keeps its room. */
export const told = style({
  whiteSpace: "nowrap",
  color: vars.color.warningInk,
  fontWeight: vars.weight.medium,
  "@media": { [BELOW_DESKTOP]: { position: "absolute", insetInlineEnd: 0, clipPath: "inset(50%)" } },
});
export const urgent = style({ color: vars.color.warningInk, fontWeight: vars.weight.medium, "@media": hiddenOnPhone });
