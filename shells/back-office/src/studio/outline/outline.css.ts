import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const outline = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: grid(3),
});
/** A long course scrolls under the buttons. */
export const head = style({
  position: "sticky",
  insetBlockStart: `-${grid(4)}`,
  zIndex: 1,
  display: "grid",
  gap: grid(2),
  paddingBlock: grid(2),
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.outlineVariant}`,
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: grid(1) });
export const count = style({
  color: vars.color.onSurfaceVariant,
  fontSize: vars.size.small,
  selectors: { "&:empty": { display: "none" } },
});
/** A press on it leads to the condition. */
export const lock = style({ display: "grid", placeItems: "center", minWidth: grid(6), minHeight: grid(6) });
