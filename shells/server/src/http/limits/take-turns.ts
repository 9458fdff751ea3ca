// Knows how few heavy works go on at a time: others wait for their turn, and who comes when too many wait is told to
// come again.
import { type Outcome, refuse } from "@academiz/backend";

interface TurnLimits {
  readonly atOnce: number;
  /** Those that wait, of all. */
  readonly waiting: number;
  /** Of one caller, at work or waiting. */
  readonly ofOne: number;
}
export interface Turns {
  /** Refuses with `bodies.too-many` and `maintenance`, both of which time lifts, before anything is done. */
  take<T>(caller: string, work: () => Outcome<T>): Outcome<T>;
}

/**
 * Of documents that are printed: each keeps a processor busy, in the one thread that prints. Nobody prints more at
 * once than they can read.
 */
export const PRINTING: TurnLimits = { atOnce: 1, waiting: 100, ofOne: 3 };

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
      // Whoever ends hands their place on: nobody who comes meanwhile is before those that wait.
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
