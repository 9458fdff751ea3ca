import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const told = style({ display: "grid", gap: grid(6), alignContent: "start" });
