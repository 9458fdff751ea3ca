// Knows what can be wrong with the ways through a game, from one thing to the next.

/**
 * `dead-end`: the item is no end, and nothing leads on from it. `lost`: no end can be reached from it. `nowhere`: one
 * of its choices leads nowhere. `unreachable`: nothing leads to it. `never-holds`: one of its choices is never
 * offered. `no-end`: no end of the whole game can be reached.
 */
export const FLAW_KINDS = ["no-end", "dead-end", "lost", "nowhere", "unreachable", "never-holds"] as const;
export type FlawKind = (typeof FLAW_KINDS)[number];

/** One thing that is wrong at one item of a game. */
export interface GameFlaw {
  /** Its place among the items of the game, from 1; 0 for the game as a whole. */
  readonly number: number;
  readonly kind: FlawKind;
}

/** True where learners would not reach an end: the game is not to be published. */
export const isGrave = ({ kind }: GameFlaw): boolean => kind !== "unreachable" && kind !== "never-holds";
