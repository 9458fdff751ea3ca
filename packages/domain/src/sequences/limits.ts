// Knows how many goes at a smart sequence a learner can make, and how large one can be.

/**
 * Goes of one learner at one perimeter, ever: as many as a year of practice on every other day, and more than anybody
 * makes who learns.
 */
export const MOST_ATTEMPTS = 200;
/** Of those as many within 24 hours. */
export const MOST_ATTEMPTS_A_DAY = 40;
/** Characters of all answers of a go, as JSON. */
export const LONGEST_ATTEMPT = 256_000;
/** Goes that were begun and are gone on with: the newest so many. */
export const MOST_CONTINUED = 10;
/** Faults that are told of what was sent. */
export const MOST_FAULTS = 100;

const DAY = 86_400_000;

/**
 * The goes that there are; `recent` are the instants (milliseconds since the epoch) at which those of the last 24 hours
 * were begun, in any order.
 */
export interface BegunAttempts {
  readonly all: number;
  readonly recent: readonly number[];
}

/** Since when a go is a recent one. Milliseconds since the epoch. */
export const startOfDay = (now: number): number => now - DAY;

/** Whether another go may be begun: `used-up` for ever, or not before `waiting` milliseconds have passed. */
export function judgeBeginning(
  { all, recent }: BegunAttempts,
  now: number,
): "free" | "used-up" | { readonly waiting: number } {
  if (all >= MOST_ATTEMPTS) return "used-up";
  if (recent.length < MOST_ATTEMPTS_A_DAY) return "free";
  // The one by whose age there is room again.
  const freeing = [...recent].sort((one, other) => other - one)[MOST_ATTEMPTS_A_DAY - 1] ?? now;
  return { waiting: Math.max(0, freeing + DAY - now) };
}
