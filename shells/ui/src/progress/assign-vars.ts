// Knows how a measured value reaches a style: React sets it through the CSSOM, which `style-src 'self'` allows.
import type { CSSProperties } from "react";

/** `variable` as vanilla-extract names it: `var(--x)`. */
export const assignInlineVars = (variable: string, value: string): CSSProperties =>
  ({ [variable.slice("var(".length, -1)]: value }) as CSSProperties;
