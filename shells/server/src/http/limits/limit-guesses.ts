// Knows how often somebody may ask for what is not there: whoever goes on and on is trying names.
import type { GuessCounts } from "@academiz/backend/ports";

/**
 * All processes count together: a miss is noted in the database, and its answer tells this process of the misses of the
 * others. What is asked costs no statement, what is found neither. So a caller has at most as many misses as are
 * allowed, one more for each further process (or each that was started anew), which hears of the others' with it, and
 * what they sent at once.
 */
export interface GuessLimit {
  /**
   * What a caller found. Who shares their network with one who tries names finds it again, whatever the other used up:
   * it tells nobody there what they could not know. Forgotten with the process.
   */
  noteFound(caller: string, name: string): void;
  hasFound(caller: string, name: string): boolean;
  /** Seconds until the caller may ask again; 0: now. `now` in milliseconds. */
  measureWait(caller: string, isKnown: boolean, now: number): number;
  /** What the caller asked for is not there. Waited for before they hear it: nobody is faster than the count. */
  note(caller: string, now: number): Promise<void>;
}

/** Milliseconds. */
const WINDOW = 15 * 60_000;
/**
 * Misses within the window: of a stranger's address, which looks for the slug of a client, and of a user, whose page
 * may hold many old links.
 */
const MOST = { stranger: 100, user: 1_000 };
/** Callers that a process remembers; beyond them the longest known is forgotten, until the next miss tells of it. */
const REMEMBERED = 10_000;
/** Of one caller, what was found last. */
const FOUND = 20;

interface Misses {
  readonly from: number;
  readonly count: number;
}

export function createGuessLimit(counts: GuessCounts): GuessLimit {
  const callers = new Map<string, Misses>();
  /**
   * Clocks of two processes are not quite one: a window may begin a little ahead. One that was put back begins another
   * window.
   */
  const find = (caller: string, now: number): Misses | undefined => {
    const misses = callers.get(caller);
    return misses && Math.abs(now - misses.from) < WINDOW ? misses : undefined;
  };
  const keep = (caller: string, misses: Misses): void => {
    callers.set(caller, misses);
    const [longest] = callers.keys();
    if (callers.size > REMEMBERED && longest !== undefined) callers.delete(longest);
  };
  const found = new Map<string, readonly string[]>();
  return {
    noteFound(caller, name) {
      const others = (found.get(caller) ?? []).filter((one) => one !== name);
      found.delete(caller);
      found.set(caller, [...others, name].slice(-FOUND));
      const [longest] = found.keys();
      if (found.size > REMEMBERED && longest !== undefined) found.delete(longest);
    },
    hasFound: (caller, name) => found.get(caller)?.includes(name) ?? false,
    measureWait(caller, isKnown, now) {
      const misses = find(caller, now);
      if (!misses || misses.count < (isKnown ? MOST.user : MOST.stranger)) return 0;
      return Math.ceil((misses.from + WINDOW - now) / 1_000);
    },
    async note(caller, now) {
      const { from, count } = find(caller, now) ?? { from: now, count: 0 };
      // At once: whoever sends a hundred together does not wait for the first to be counted.
      keep(caller, { from, count: count + 1 });
      const counted = await counts.add(caller, new Date(now).toISOString(), WINDOW);
      keep(caller, {
        from: Date.parse(counted.from),
        count: Math.max(counted.count, find(caller, now)?.count ?? 0),
      });
    },
  };
}
