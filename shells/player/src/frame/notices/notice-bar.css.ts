import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const bar = style({
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  padding: `${grid(2)} ${grid(6)}`,
  fontSize: vars.size.small,
  "@media": { "screen and (max-width: 599px)": { paddingInline: grid(4) } },
});
/** The colours of a warning, of good news, and of neither. */
export const tones = styleVariants({
  plain: [bar, { background: vars.color.surfaceContainer, color: vars.color.onSurface }],
  warning: [bar, { background: vars.color.warningContainer, color: vars.color.onWarningContainer }],
  success: [bar, { background: vars.color.successContainer, color: vars.color.onSuccessContainer }],
});
export const words = style({ flex: 1 });
