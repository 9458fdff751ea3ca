import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

const callout = style({ display: "grid", gap: grid(3), padding: grid(4), borderRadius: vars.radius.medium });
export const callouts = styleVariants({
  note: [callout, { background: color.surfaceContainer, color: color.onSurface }],
  tip: [callout, { background: color.successContainer, color: color.onSuccessContainer }],
  warning: [callout, { background: color.warningContainer, color: color.onWarningContainer }],
  danger: [callout, { background: color.errorContainer, color: color.onErrorContainer }],
});
export const calloutHead = style({ display: "flex", alignItems: "center", gap: grid(3), userSelect: "none" });
export const calloutTone = style({ width: grid(48), maxWidth: "100%", color: color.onSurface });
export const lines = style({ minHeight: grid(6) });
export const code = style({
  padding: grid(4),
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
});
globalStyle(`${code} code`, { background: "none", fontSize: "inherit" });
