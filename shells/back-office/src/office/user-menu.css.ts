import { BELOW_DESKTOP } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** Where there is no room only the initials are visible; screen readers still hear the name. */
export const name = style({ "@media": { [BELOW_DESKTOP]: { position: "absolute", clipPath: "inset(50%)" } } });
