// Knows how many goes at a smart sequence a learner can make, and how large one can be.

/**
 * The most goes of one learner at one perimeter: a year of practice on every other day, more than any learner makes.
 */
export const MOST_ATTEMPTS = 200;
/** The most of them within 24 hours. */
export const MOST_ATTEMPTS_A_DAY = 40;
/** The most characters of all answers of a go, as JSON. */
export const LONGEST_ATTEMPT = 256_000;
/** How many begun goes can be continued: the newest. */
export const MOST_CONTINUED = 10;
/** The most faults that are told of one request. */
export const MOST_FAULTS = 100;

const DAY = 86_400_000;

/**
 * The goes so far; `recent` are the instants (milliseconds since the epoch) at which those of the last 24 hours began,
 * in any order.
 */
export interface BegunAttempts {
  readonly all: number;
  readonly recent: readonly number[];
}

/** The moment since which a go counts as recent, in milliseconds since the epoch. */
export const startOfDay = (now: number): number => now - DAY;

/** Whether another go may begin: never again (`used-up`), or only after `waiting` milliseconds. */
export function judgeBeginning(
  { all, recent }: BegunAttempts,
  now: number,
): "free" | "used-up" | { readonly waiting: number } {
  if (all >= MOST_ATTEMPTS) return "used-up";
  if (recent.length < MOST_ATTEMPTS_A_DAY) return "free";
  // There is room again once this one is a day old.
  const freeing = [...recent].sort((one, other) => other - one)[MOST_ATTEMPTS_A_DAY - 1] ?? now;
  return { waiting: Math.max(0, freeing + DAY - now) };
}
