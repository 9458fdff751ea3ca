// Knows how music fades in and out, step by step (§9.38).

/** As a share of the full volume, as a media element counts it. */
export const AMBIENT_VOLUME = 0.2;
export const FADE_STEP = 0.02;
/** Milliseconds from one step to the next. */
export const FADE_EVERY = 50;

/** The next volume on the way to another, which it never exceeds. */
export function stepVolume(volume: number, goal: number): number {
  const left = goal - volume;
  if (Math.abs(left) <= FADE_STEP) return goal;
  // Removes the rounding errors of adding hundredths.
  return Math.round((volume + Math.sign(left) * FADE_STEP) * 100) / 100;
}
