// Knows when a result is the only one that an interactivity can have had.
import type { InteractivityProgress } from "@academiz/domain/progress";

/** Nothing better can have stood here before: one attempt at most, and when one has ended its end is what stands. */
export const isFirstResult = ({ attempt = 0, nbTimeDone, status }: InteractivityProgress): boolean =>
  attempt <= 1 && (nbTimeDone === 0 || (nbTimeDone === 1 && (status === "COMPLETE" || status === "FAILED")));
