import { grid, PHONE } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const frame = style({ display: "grid", gridTemplateRows: "auto 1fr", minHeight: "100dvh" });
export const page = style({
  display: "grid",
  alignContent: "start",
  padding: grid(8),
  "@media": { [PHONE]: { padding: grid(4) } },
});
export const score = style({ maxWidth: grid(30) });
