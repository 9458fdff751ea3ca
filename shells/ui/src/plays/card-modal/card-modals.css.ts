import { style } from "@vanilla-extract/css";
import { grid } from "../../tokens/style.ts";

/** Presses pass through to the button below. */
export const above = style({ position: "relative", zIndex: 1, display: "grid", pointerEvents: "none" });
export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(6) });
