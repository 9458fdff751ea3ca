// Knows the result of a learner who opened a file (§7.135, decisions 10).
import type { PlayResult } from "./verdict.ts";

/** Opened is done: COMPLETE, whatever the player says besides; the time never goes backwards. Seconds. */
export const judgeAttachment = (
  stored: Pick<PlayResult, "time"> | null,
  sent: { readonly time: number },
): PlayResult => ({
  status: "COMPLETE",
  percentage: 100,
  time: Math.max(stored?.time ?? 0, sent.time),
});
