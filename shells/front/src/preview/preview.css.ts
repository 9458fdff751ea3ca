import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ display: "grid", gridTemplateRows: "auto 1fr", minHeight: "100dvh" });
export const page = style({
  display: "grid",
  alignContent: "start",
  padding: grid(8),
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const note = style({
  display: "flex",
  gap: grid(3),
  width: "100%",
  maxWidth: "800px",
  marginInline: "auto",
  marginBlockEnd: grid(6),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
});
export const score = style({ maxWidth: grid(30) });
