import { grid, PHONE, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const order = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const line = style([
  transition(["background-color"]),
  {
    display: "flex",
    alignItems: "center",
    gap: grid(3),
    paddingBlock: grid(1),
    borderBottom: `1px solid ${color.outlineVariant}`,
    selectors: { "&[data-over]": { background: veil("dragged") } },
    "@media": { [PHONE]: { flexWrap: "wrap" } },
  },
]);
export const grip = style({ flexShrink: 0, cursor: "grab", color: color.onSurfaceVariant });
export const name = style({ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere", fontWeight: vars.weight.medium });
export const gone = style({ display: "block", fontSize: vars.size.small, color: color.errorInk });
/** On a phone they have a line of their own, and start at the same edge. */
export const actions = style({
  display: "flex",
  gap: grid(1),
  "@media": { [PHONE]: { flex: "1 0 100%", justifyContent: "end" } },
});
export const none = style({ color: color.onSurfaceVariant });
