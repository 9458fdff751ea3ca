// Knows how far a learner's clock is believed (§7.122).

/** Milliseconds. */
const AHEAD = 5 * 60_000;

/** A fact that is further ahead than that happened now. Milliseconds since the epoch. */
export const limitInstant = (instant: number, now: number): number => (instant > now + AHEAD ? now : instant);
