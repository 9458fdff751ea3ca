// Knows when a result is the only one that an interactivity can have had.
import type { InteractivityProgress } from "@academiz/domain/progress";

/**
 * Nothing better can have been stored here before: there was one attempt at most, and if it ended, its end is what is
 * stored.
 */
export const isFirstResult = ({ attempt = 0, nbTimeDone, status }: InteractivityProgress): boolean =>
  attempt <= 1 && (nbTimeDone === 0 || (nbTimeDone === 1 && (status === "COMPLETE" || status === "FAILED")));
