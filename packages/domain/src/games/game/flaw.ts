// Knows what can be wrong with the ways through a game, from one thing to the next.

/**
 * `dead-end`: nothing leads on from there, and it is no end. `lost`: no end can be come to from there any more.
 * `nowhere`: a choice of it leads nowhere. `unreachable`: nothing leads there. `never-holds`: a choice of it is never
 * offered. `no-end`: the game as a whole has no end that can be come to.
 */
export const FLAW_KINDS = ["no-end", "dead-end", "lost", "nowhere", "unreachable", "never-holds"] as const;
export type FlawKind = (typeof FLAW_KINDS)[number];

/** One thing that is wrong at one item of a game. */
export interface GameFlaw {
  /** Its place among the items of the game, from 1; 0 for the game as a whole. */
  readonly number: number;
  readonly kind: FlawKind;
}

/** Learners would not come to an end: it is not to be published. */
export const isGrave = ({ kind }: GameFlaw): boolean => kind !== "unreachable" && kind !== "never-holds";
