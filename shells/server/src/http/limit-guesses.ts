// Knows how often somebody may ask for what is not there: whoever goes on and on is trying names.

/** Of one process: several of them allow as many times as much. */
export interface GuessLimit {
  /** Seconds until the caller may ask again; 0: now. `now` in milliseconds. */
  measureWait(caller: string, isKnown: boolean, now: number): number;
  /** What the caller asked for is not there. */
  note(caller: string, now: number): void;
}

/** Milliseconds. */
const WINDOW = 15 * 60_000;
/** Misses within the window: of a stranger's address, which looks for the slug of a client, and of a user, whose page may hold many old links. */
const MOST = { stranger: 100, user: 1_000 };
/** Callers that are remembered; beyond them the longest known is forgotten. */
const REMEMBERED = 10_000;

interface Misses {
  readonly from: number;
  count: number;
}

export function createGuessLimit(): GuessLimit {
  const callers = new Map<string, Misses>();
  /** A clock that was put back begins another window. */
  const find = (caller: string, now: number): Misses | undefined => {
    const misses = callers.get(caller);
    return misses && now >= misses.from && now < misses.from + WINDOW ? misses : undefined;
  };
  return {
    measureWait(caller, isKnown, now) {
      const misses = find(caller, now);
      if (!misses || misses.count < (isKnown ? MOST.user : MOST.stranger)) return 0;
      return Math.ceil((misses.from + WINDOW - now) / 1_000);
    },
    note(caller, now) {
      const misses = find(caller, now) ?? { from: now, count: 0 };
      misses.count += 1;
      callers.set(caller, misses);
      const [longest] = callers.keys();
      if (callers.size > REMEMBERED && longest !== undefined) callers.delete(longest);
    },
  };
}
