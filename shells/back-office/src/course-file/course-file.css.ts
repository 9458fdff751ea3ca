import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(4),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const faults = style({ margin: 0, paddingInlineStart: grid(5), overflowWrap: "anywhere" });
export const player = style({
  height: "max(480px, calc(100dvh - 256px))",
  border: `1px solid ${vars.color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});
