// Knows the tones of one colour: the same hue from black to white (§9.59–§9.61).
import { argbFromHex, Hct, hexFromArgb } from "@material/material-color-utilities";
import { contrastRatio } from "./contrast.ts";

/** The steps of a palette, from black (0) to white (100) (§9.59). */
export const TONES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100] as const;
/** A step from black (0) to white (100) (§9.59). */
export type Tone = (typeof TONES)[number];
/** One colour at every tone, `#RRGGBB` each. */
export type Palette = Readonly<Record<Tone, string>>;

/**
 * The tones of a client's colours that screens use for pictures and plots, in the order of the specification (§9.61).
 */
export const CLIENT_TONES = [50, 70, 80, 90, 40, 30] as const satisfies readonly Tone[];

/** Lightness as the eye sees it, 0 black to 100 white. */
const measureTone = (hex: string): number => Hct.fromInt(argbFromHex(hex)).tone;

/** The colour at any tone from 0 to 100; `maxChroma` limits how vivid it is. */
export function shiftTone(hex: string, tone: number, maxChroma = Number.POSITIVE_INFINITY): string {
  const { hue, chroma } = Hct.fromInt(argbFromHex(hex));
  return colorAt(hue, Math.min(chroma, maxChroma), tone);
}

/** The colour of a hue, 0–360, at a tone, as vivid as possible up to `chroma`. */
export const colorAt = (hue: number, chroma: number, tone: number): string =>
  hexFromArgb(Hct.from(hue, chroma, tone).toInt()).toUpperCase();

/** True for a colour with a clear hue: no grey, and no greyish brown. */
export const isVivid = (hex: string): boolean => Hct.fromInt(argbFromHex(hex)).chroma >= 40;

/**
 * Every tone of a colour `#RRGGBB` (§9.59): the same hue in Material's HCT space, uppercase. With `exactTone`, 0–100,
 * the colour itself, untouched, stands at the step nearest to that tone, the darker of two (§3.254).
 * @throws Error for what is no hexadecimal colour: normalise it first.
 */
export function createPalette(hex: string, exactTone?: number): Palette {
  const palette = Object.fromEntries(TONES.map((tone) => [tone, shiftTone(hex, tone)])) as Record<Tone, string>;
  if (exactTone !== undefined) palette[findNearestStep(exactTone)] = hex;
  return palette;
}

/** The step of §9.59 nearest to a tone; the darker of two equally near. */
const findNearestStep = (tone: number): Tone =>
  TONES.reduce<Tone>((best, step) => (Math.abs(step - tone) < Math.abs(best - tone) ? step : best), TONES[0]);

/**
 * The colour, or the nearest tone of it that has `minimum` of contrast on every background. Black or white if none has.
 */
export function moveToContrast(hex: string, backgrounds: readonly string[], minimum: number): string {
  const passes = (color: string): boolean => backgrounds.every((ground) => contrastRatio(color, ground) >= minimum);
  if (passes(hex)) return hex;
  const start = Math.round(measureTone(hex));
  for (let step = 0; step <= 100; step += 1) {
    for (const tone of [start - step, start + step]) {
      if (tone < 0 || tone > 100) continue;
      const color = shiftTone(hex, tone);
      if (passes(color)) return color;
    }
  }
  const weakest = (color: string): number => Math.min(...backgrounds.map((ground) => contrastRatio(color, ground)));
  return weakest("#FFFFFF") >= weakest("#000000") ? "#FFFFFF" : "#000000";
}
