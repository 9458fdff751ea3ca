import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const row = { display: "grid", alignItems: "center", gap: grid(1) } as const;

export const option = style({ ...row, gridTemplateColumns: "minmax(0, 1fr) auto" });
export const worth = style({ ...row, gridTemplateColumns: `minmax(0, 1fr) ${grid(24)} auto` });
export const jump = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  paddingInlineStart: grid(3),
  borderInlineStart: `2px solid ${vars.color.outlineVariant}`,
});
export const lead = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: grid(2) });
export const bound = style({ flex: "0 1 160px", minWidth: 0 });
