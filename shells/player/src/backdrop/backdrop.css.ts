import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** The height of the bar above the page. */
const TOP = grid(14);

/** Stays in place while the page scrolls over it, behind everything on the page. */
export const backdrop = style({
  position: "sticky",
  zIndex: -1,
  top: TOP,
  display: "block",
  width: "100%",
  height: `calc(100dvh - ${TOP})`,
  marginBottom: `calc(${TOP} - 100dvh)`,
  objectFit: "cover",
});
