import { BELOW_DESKTOP } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const name = style({ "@media": { [BELOW_DESKTOP]: { display: "none" } } });
