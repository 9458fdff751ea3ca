// Knows which plays of a publication that was replaced still count: those that were begun while it was served (§4.66,
// decisions 8).

/** Milliseconds: as long as a session lives (decisions 3). Nobody stays signed in, and offline, for longer. */
const OFFLINE = 30 * 86_400_000;
/** Milliseconds by which a learner's clock may be ahead. */
const AHEAD = 5 * 60_000;

/** A go at a publication that is not served any more; instants in milliseconds since the epoch. */
export interface LatePlay {
  /** When its last fact happened, by the learner's clock. */
  readonly at: number;
  /** Seconds that it took until then. */
  readonly time: number;
  /** When another publication took the place of the one that was played. */
  readonly replacedAt: number;
  /** When it is told to the server. */
  readonly now: number;
}

/**
 * An honest player that was offline, or in the middle of a go, when an author published again goes by the content that
 * it has: its go counts when it was begun before that, and told within the 30 days of a session. A go that was begun
 * later is not judged by a content that was easier. Whose clock lies cannot be known: what they gain ends with those
 * days, and with their first save at what is served.
 */
export const isPlayOfItsDay = ({ at, time, replacedAt, now }: LatePlay): boolean =>
  at - time * 1_000 <= replacedAt + AHEAD && now <= replacedAt + OFFLINE;
