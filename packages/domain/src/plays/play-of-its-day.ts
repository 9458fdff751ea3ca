// Knows which plays of a replaced publication still count: those that began while it was served (§4.66, decisions 8).

/** Milliseconds: the life of a session (decisions 3). Nobody stays signed in, and offline, for longer. */
const OFFLINE = 30 * 86_400_000;
/** Milliseconds by which a learner's clock may be ahead. */
const AHEAD = 5 * 60_000;

/** A go at a publication that is no longer served; instants in milliseconds since the epoch. */
export interface LatePlay {
  /** When its last fact happened, by the learner's clock. */
  readonly at: number;
  /** Seconds that it took until then. */
  readonly time: number;
  /** When another publication replaced the one that was played. */
  readonly replacedAt: number;
  /** When it is reported to the server. */
  readonly now: number;
}

/**
 * An honest player that was offline, or in the middle of a go, when an author published again uses the content that it
 * has: its go counts when it was begun before that, and reported within the 30 days of a session. A go that was begun
 * later is not judged by former, easier content. A clock that lies cannot be detected, but what it gains ends with
 * those days, and with the first save at the present publication.
 */
export const isPlayOfItsDay = ({ at, time, replacedAt, now }: LatePlay): boolean =>
  at - time * 1_000 <= replacedAt + AHEAD && now <= replacedAt + OFFLINE;
