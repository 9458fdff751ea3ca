import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
export const title = style({ fontSize: vars.size.headline });
