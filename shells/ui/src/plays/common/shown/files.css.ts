import { style } from "@vanilla-extract/css";
import { grid } from "../../../tokens/style.ts";

export const picture = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const sound = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) });
export const player = style({ width: "100%" });
