import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const outline = style({ display: "grid", alignContent: "start", gap: grid(3) });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: grid(1) });
