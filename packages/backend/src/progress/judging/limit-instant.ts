// Knows how far a learner's clock is believed (§7.122).

/** Milliseconds. */
const AHEAD = 5 * 60_000;

/** How much closer to one another facts of a slow clock are dated. */
const CLOSER = 60;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The earliest date that is believed of a fact, where nothing could be played before. Milliseconds since the epoch. */
export const findEarliest = (madeAt: number): number => madeAt - DAY;

/**
 * A fact from more than a day before anything could be played is dated within the first hour of that day: those of one
 * clock stay apart, and the same one told again is the same. Milliseconds since the epoch, as `limitInstant`.
 */
export function raiseInstant(instant: number, madeAt: number): number {
  const earliest = findEarliest(madeAt);
  return instant >= earliest ? instant : earliest + (instant % HOUR);
}

/**
 * A fact that is further ahead than that happened now; but where the server's clock was put back, what is newer than
 * what is stored stays newer: just after it. Milliseconds since the epoch.
 */
export function limitInstant(instant: number, now: number, stored: number | null = null): number {
  if (instant <= now + AHEAD) return instant;
  return stored !== null && instant > stored ? Math.max(now, stored + 1) : now;
}

/**
 * After a reset, a slow clock may date a fact up to five minutes before it. The fact is dated just after the reset, so
 * that it counts. Facts keep their order, and the same fact told again has the same date. Milliseconds since the epoch.
 */
export function raiseAfterReset(instant: number, resetAt: number | null): number {
  if (resetAt === null || instant > resetAt || instant <= resetAt - AHEAD) return instant;
  return resetAt + 1 + Math.floor((instant - (resetAt - AHEAD)) / CLOSER);
}
