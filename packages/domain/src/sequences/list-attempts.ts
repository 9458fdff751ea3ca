// Knows the lists in which a learner finds their goes again (§2.33–§2.38).
import type { AttemptStatus } from "./attempt.ts";

interface Listed {
  readonly status: AttemptStatus;
  /** Null before the first answer. */
  readonly stat: unknown;
}
/** Each in the order in which they were begun. */
export interface AttemptLists<A> {
  /** §2.34 */
  readonly started: readonly A[];
  /** §2.35 */
  readonly notStarted: readonly A[];
  /** §2.36 */
  readonly failed: readonly A[];
  /** §2.37 */
  readonly done: readonly A[];
  /** §2.38 Those whose stats can be compared. */
  readonly finished: readonly A[];
}

export function listAttempts<A extends Listed>(attempts: readonly A[]): AttemptLists<A> {
  const of = (status: AttemptStatus) => attempts.filter((one) => one.status === status);
  return {
    started: of("STARTED"),
    notStarted: of("NOT_STARTED"),
    failed: of("FAILED"),
    done: of("COMPLETE"),
    finished: attempts.filter(({ status, stat }) => status !== "NOT_STARTED" && status !== "STARTED" && stat !== null),
  };
}
