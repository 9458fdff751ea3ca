import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: grid(3),
  padding: `${grid(2)} ${grid(6)}`,
  background: vars.color.warningContainer,
  color: vars.color.onWarningContainer,
  fontSize: vars.size.small,
  "@media": { "screen and (max-width: 599px)": { paddingInline: grid(4) } },
});
export const words = style({ flex: 1 });
