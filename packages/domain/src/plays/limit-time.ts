// Knows how much time a learner can have spent, given how much passed at the server since it first knew of the play.

/** Seconds: a day without a network is believed at once. */
const GRACE = 86_400;

/** What the server knows of a play: milliseconds since the epoch, and the seconds that are stored. */
export interface KnownPlay {
  readonly since: number;
  readonly time: number;
}

/**
 * Seconds. Stored time stays; above it no more is believed than has passed since the play was first known, plus a day.
 */
export const limitTime = (told: number, { since, time }: KnownPlay, now: number): number =>
  Math.min(told, Math.max(time, Math.max(0, now - since) / 1_000 + GRACE));

/** As `limitTime`, for one launch of a package that began then: it takes no longer than its age plus five minutes. */
export const limitVisit = (seconds: number, startedAt: number, now: number): number =>
  Math.min(seconds, Math.max(0, now - startedAt) / 1_000 + 300);
