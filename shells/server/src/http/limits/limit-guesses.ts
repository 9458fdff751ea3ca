// Knows how often a caller may ask for things that do not exist: somebody who goes on and on is guessing.
import type { GuessCounts } from "@academiz/backend/ports";

/**
 * All processes count together: a wrong guess is noted in the database, whose answer tells this process how many the
 * others noted. A request by itself costs no statement, nor does a successful one. So a caller has as many guesses as
 * are allowed, plus one for each further or restarted process, which then hears of the others', plus those that they
 * sent at once.
 */
export interface GuessLimit {
  /**
   * Notes something that a caller found. Somebody who shares their network with a guesser finds it again, whatever the
   * other used up: it reveals nothing that they could not know. Forgotten with the process.
   */
  noteFound(caller: string, name: string): void;
  hasFound(caller: string, name: string): boolean;
  /** Seconds until the caller may ask again; 0: now. `now` in milliseconds. */
  measureWait(caller: string, isKnown: boolean, now: number): number;
  /**
   * Notes that the caller's request found nothing. The answer waits for this, so that nobody is faster than the count.
   */
  note(caller: string, now: number): Promise<void>;
}

/** Milliseconds. */
const WINDOW = 15 * 60_000;
/**
 * Wrong guesses within the window: for a stranger's address, which may look for the slug of a client, and for a user,
 * whose page may hold many old links.
 */
const MOST = { stranger: 100, user: 1_000 };
/** How many callers a process remembers; beyond that the oldest is forgotten, until their next wrong guess. */
const REMEMBERED = 10_000;
/** How many found things are remembered for one caller. */
const FOUND = 20;

interface Misses {
  readonly from: number;
  readonly count: number;
}

export function createGuessLimit(counts: GuessCounts): GuessLimit {
  const callers = new Map<string, Misses>();
  /**
   * The clocks of two processes differ a little: a window may begin slightly ahead. A clock that was put back begins
   * another window.
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
      // Counted at once, so that of a hundred sent together none goes ahead of the count.
      keep(caller, { from, count: count + 1 });
      const counted = await counts.add(caller, new Date(now).toISOString(), WINDOW);
      keep(caller, {
        from: Date.parse(counted.from),
        count: Math.max(counted.count, find(caller, now)?.count ?? 0),
      });
    },
  };
}
