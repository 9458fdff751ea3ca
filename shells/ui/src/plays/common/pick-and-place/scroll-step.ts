// Knows when the area around a drag scrolls by itself, and by how much (§9.42–§9.44).

/** The share of its height at either edge (§9.42). */
const EDGE = 0.15;
/** Pixels of a single step, and of each tick of continuous scrolling (§9.43). */
const STEP = 50;
const TICK_STEP = 4;
/** Milliseconds between two ticks: about sixty in a second (§9.44). */
export const TICK = 1_000 / 60;

/**
 * Pixels to scroll by: below 0 up, above 0 down, 0 away from the edges.
 * @param isContinuous a tick of scrolling that goes on while the pointer stays there.
 */
export function readScrollStep(
  pointer: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  isContinuous: boolean,
): number {
  const edge = (bottom - top) * EDGE;
  const step = isContinuous ? TICK_STEP : STEP;
  if (pointer < top + edge) return -step;
  return pointer > bottom - edge ? step : 0;
}
