import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** Of the bar above the page. */
const TOP = grid(14);

/** Stays where it is while the page scrolls over it; nothing of the page is behind it. */
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
