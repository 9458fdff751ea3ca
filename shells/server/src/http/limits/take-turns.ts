// Knows that only a few heavy works run at a time: others wait for their turn, and when too many wait the next callers
// must come again.
import { type Outcome, refuse } from "@academiz/backend";

interface TurnLimits {
  readonly atOnce: number;
  /** How many may wait, of all callers. */
  readonly waiting: number;
  /** How many of one caller may run or wait. */
  readonly ofOne: number;
}
export interface Turns {
  /** Refuses with `bodies.too-many` or `maintenance`, both of which pass with time, before anything is done. */
  take<T>(caller: string, work: () => Outcome<T>): Outcome<T>;
}

/**
 * For printed documents: each keeps a processor busy, in the one printing thread. Nobody prints more at once than they
 * can read.
 */
export const PRINTING: TurnLimits = { atOnce: 1, waiting: 100, ofOne: 3 };

/** For workbooks of questions: each is unpacked and read whole in memory while its author waits. */
export const READING_WORKBOOKS: TurnLimits = { atOnce: 2, waiting: 20, ofOne: 2 };

/** Seconds until a caller who sent too much at once may come again. */
const SOON = 5;

export function createTurns({ atOnce, waiting, ofOne }: TurnLimits): Turns {
  const queue: (() => void)[] = [];
  const callers = new Map<string, number>();
  let atWork = 0;
  const count = (caller: string, more: 1 | -1): void => {
    const now = (callers.get(caller) ?? 0) + more;
    if (now === 0) callers.delete(caller);
    else callers.set(caller, now);
  };
  return {
    async take(caller, work) {
      if ((callers.get(caller) ?? 0) >= ofOne) return refuse("bodies.too-many", { retryAfter: SOON });
      if (atWork >= atOnce && queue.length >= waiting) return refuse("maintenance");
      count(caller, 1);
      // A finished work hands its place on, so that no newcomer overtakes those that wait.
      if (atWork < atOnce) atWork += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        count(caller, -1);
        const next = queue.shift();
        if (next) next();
        else atWork -= 1;
      }
    },
  };
}
