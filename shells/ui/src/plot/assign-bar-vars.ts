// Knows how high a bar is, and how much of it is highlighted, from 0 to 1.
import type { CSSProperties } from "react";
import { assignInlineVars } from "../progress/assign-vars.ts";
import { height, share } from "./bar-plot.css.ts";

const toPercent = (value: number): string => `${Math.round(value * 1_000) / 10}%`;

export const assignBarVars = (value: number, part: number): CSSProperties => ({
  // The rest of the field is for the number above the bar.
  ...assignInlineVars(height, toPercent(value * 0.85)),
  ...assignInlineVars(share, toPercent(part)),
});
