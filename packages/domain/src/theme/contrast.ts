// Knows how far apart two colours are for the eye, and which text can be read on a colour (§5.46, §9.62).

/** The contrast ratio (1–21) from which on a text counts as accessible (§9.62; WCAG 2.2, 1.4.3). */
export const ACCESSIBLE_CONTRAST = 4.5;
/** The contrast ratio at which the search for a text colour stops (§9.62). */
const AMPLE_CONTRAST = 7;
/** What a border or a mark that carries meaning needs (WCAG 2.2, 1.4.11). */
export const VISIBLE_CONTRAST = 3;

/**
 * The contrast of two colours, in any order: from 1 (the same) to 21 (black on white). Both are `#RRGGBB`; anything
 * else gives NaN, so normalise what was typed first. Source: WCAG 2.2, contrast ratio and relative luminance.
 */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * True when text of this colour has a contrast of at least 4.5 on that background (§5.46); both `#RRGGBB`, anything
 * else is false.
 */
export const isAccessible = (text: string, background: string): boolean =>
  contrastRatio(text, background) >= ACCESSIBLE_CONTRAST;

/**
 * The first candidate with a contrast of 7 or more on the background; where nothing reaches 7, the one with the best
 * (§5.46). White and black, taken where no candidates are given, always hold one of at least 4.5. All are `#RRGGBB`; an
 * empty list gives black.
 */
export function pickTextColor(background: string, candidates: readonly string[] = ["#FFFFFF", "#000000"]): string {
  let best = candidates[0] ?? "#000000";
  for (const candidate of candidates) {
    if (contrastRatio(candidate, background) > contrastRatio(best, background)) best = candidate;
    if (contrastRatio(best, background) >= AMPLE_CONTRAST) return best;
  }
  return best;
}

function measureLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linearize(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const linearize = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
