import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
/** What is done with those that are chosen stays in sight. */
export const bar = style([
  line,
  {
    justifyContent: "space-between",
    position: "sticky",
    insetBlockStart: grid(16),
    zIndex: 20,
    padding: `${grid(2)} ${grid(3)}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceContainer,
  },
]);
