// Knows how far a learner's clock is believed (§7.122).

/** Milliseconds. */
const AHEAD = 5 * 60_000;

/**
 * A fact that is further ahead than that happened now; but where the server's clock was put back, what is newer than what is stored stays
 * newer: just after it. Milliseconds since the epoch.
 */
export function limitInstant(instant: number, now: number, stored: number | null = null): number {
  if (instant <= now + AHEAD) return instant;
  return stored !== null && instant > stored ? Math.max(now, stored + 1) : now;
}
