import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

// Every animation ends at the state without animation, which is all that reduced motion shows.
const arrive = keyframes({
  "0%": { opacity: 0, transform: "translateY(-24px) scale(0.6)" },
  "60%": { opacity: 1, transform: "translateY(2px) scale(1.06)" },
});
const burst = keyframes({
  "0%, 45%": { opacity: 0, transform: "scale(0.3)" },
  "70%": { opacity: 1 },
});
const shine = keyframes({ "0%, 55%": { transform: "translateX(-44px)" }, "100%": { transform: "translateX(44px)" } });
const settle = keyframes({ "0%": { opacity: 0, transform: "scale(0.92)" } });

const centre = { transformBox: "fill-box", transformOrigin: "center" } as const;

export const figure = style({ display: "grid", justifyItems: "center", gap: grid(2) });
export const picture = style({ width: grid(30), height: grid(30), overflow: "visible" });
export const name = style({ fontFamily: vars.font.brand, fontSize: vars.size.lead, fontWeight: vars.weight.medium });

const tint = (fill: string | [string, string], line: string) => ({ fill, stroke: line, color: line });
/**
 * As light as the container colour that it is mixed from, so that its number can be read; older browsers take the
 * first.
 */
const cast = (share: number, lightness: number, chroma: number, hue: number): [string, string] => [
  `color-mix(in oklab, ${color.warning} ${share}%, ${color.warningContainer})`,
  `oklch(from ${color.warningContainer} calc(l * ${lightness}) ${chroma} ${hue})`,
];
export const metal = styleVariants({
  gold: tint(cast(30, 0.92, 0.15, 88), color.onWarningContainer),
  silver: tint(`color-mix(in oklab, ${color.outline} 30%, ${color.surfaceHigh})`, color.onSurface),
  bronze: tint(cast(45, 0.8, 0.09, 50), color.onWarningContainer),
  success: tint(color.successContainer, color.onSuccessContainer),
  neutral: tint(color.successContainer, color.onSuccessContainer),
  failed: tint("none", color.onSurfaceVariant),
});
export const thing = style({ ...centre, animation: `${arrive} 700ms cubic-bezier(0.2, 0, 0, 1)` });
export const calm = style({ ...centre, animation: `${settle} 200ms cubic-bezier(0.2, 0, 0, 1)` });
export const rays = style({ ...centre, fill: "none", animation: `${burst} 900ms cubic-bezier(0.2, 0, 0, 1)` });
/** Invisible before and after. */
export const gleam = style({
  fill: color.surface,
  stroke: "none",
  opacity: 0.5,
  transform: "translateX(44px)",
  animation: `${shine} 1100ms ease-out`,
});
export const number = style({
  fill: "currentColor",
  stroke: "none",
  fontFamily: vars.font.brand,
  fontWeight: vars.weight.bold,
  fontSize: "20px",
});
