// Knows how a database that is still starting is waited for, and what is reported meanwhile.
import { setTimeout as delay } from "node:timers/promises";
import { isUnavailable } from "./sql/is-unavailable.ts";

export interface Patience {
  /** Milliseconds in all. */
  readonly limit: number;
  /** Called once, when there is something to wait for. */
  tell(words: string): void;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** Milliseconds between two tries. */
const PAUSE = 500;

/** Tries again while the database is out of reach. @throws the last error. */
export async function awaitDatabase<T>(reach: () => Promise<T>, patience: Patience): Promise<T> {
  const end = Date.now() + patience.limit;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await reach();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() + PAUSE > end || patience.signal?.aborted) throw error;
      if (isFirst)
        patience.tell(
          `The database of DATABASE_URL does not answer yet; waiting for it, ${patience.limit / 1_000} seconds at most …`,
        );
      await delay(PAUSE, undefined, patience.signal && { signal: patience.signal }).catch(() => undefined);
    }
  }
}
