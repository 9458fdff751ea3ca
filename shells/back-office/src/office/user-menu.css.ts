import { BELOW_DESKTOP } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** Where there is no room the initials are seen; the name is still the button's for those who listen. */
export const name = style({ "@media": { [BELOW_DESKTOP]: { position: "absolute", clipPath: "inset(50%)" } } });
