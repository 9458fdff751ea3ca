import { grid, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** Where a file is dropped, or chosen. */
export const drop = style([
  transition(["border-color", "background-color"]),
  {
    display: "grid",
    justifyItems: "center",
    gap: grid(3),
    padding: `${grid(8)} ${grid(4)}`,
    border: `1px dashed ${color.outline}`,
    borderRadius: vars.radius.medium,
    textAlign: "center",
    selectors: { "&[data-over]": { borderColor: color.primaryInk, background: veil("dragged") } },
  },
]);
