import { style } from "@vanilla-extract/css";

/** Presses go through to what lies below. */
export const above = style({ position: "relative", zIndex: 1, display: "grid", pointerEvents: "none" });
