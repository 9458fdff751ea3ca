// Knows what is kept of two results of one interactivity under each strategy (§4.60–§4.62).
import { assertNever } from "../kernel/index.ts";
import type { ScoreStrategy } from "./strategy.ts";

/** One result: of a running attempt, or of one that ended (COMPLETE, FAILED). */
export interface AttemptResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** 0–100; absent is not 0. */
  readonly score?: number;
  /** The answers, in the form of the game's own type; they stay with the score that they gave. */
  readonly data?: unknown;
}

/** True for COMPLETE and FAILED, the statuses of an attempt that ended (§4.64); any other text is false. */
export const isFinished = (status: string): boolean => status === "COMPLETE" || status === "FAILED";

const isBetter = (newer: AttemptResult, kept: AttemptResult) =>
  newer.score !== undefined && (kept.score === undefined || newer.score > kept.score);

/** Without a score on either side: COMPLETE beats FAILED, and of equal ones the newer is kept. */
const isAsGood = (newer: AttemptResult, kept: AttemptResult) =>
  newer.score === undefined &&
  kept.score === undefined &&
  (newer.status === "COMPLETE" || (newer.status === "FAILED" && kept.status === "FAILED"));

/**
 * The higher score with its answers; COMPLETE stays once reached; of equal scores the earlier, unless it was
 * unfinished.
 */
function keepBest(kept: AttemptResult, newer: AttemptResult): AttemptResult {
  const isTakenOver =
    isBetter(newer, kept) || isAsGood(newer, kept) || (!isFinished(kept.status) && !isBetter(kept, newer));
  const winner = isTakenOver ? newer : kept;
  const isComplete = kept.status === "COMPLETE" || newer.status === "COMPLETE";
  if (isComplete) return winner.status === "COMPLETE" ? winner : { ...winner, status: "COMPLETE" };
  // An attempt has ended even if its end is worse than an earlier report of it.
  if (!isFinished(winner.status) && newer.status === "FAILED") return { ...winner, status: "FAILED" };
  return winner;
}

/**
 * The result to keep when `newer` follows `kept` (§4.60–§4.62). BEST_SCORE: the higher score with its answers, of equal
 * ones the earlier unless it was unfinished, of ended attempts without a score the newer; it never lowers a score or
 * takes COMPLETE back. LAST: the newer, even unfinished. FIRST: the first finished one, the newest until there is one.
 * Neither argument is changed.
 * @throws Error for an unknown strategy: read it with `readStrategy` first.
 */
export function keepAttempt(kept: AttemptResult, newer: AttemptResult, strategy: ScoreStrategy): AttemptResult {
  switch (strategy) {
    case "BEST_SCORE":
      return keepBest(kept, newer);
    case "LAST":
      return newer;
    case "FIRST":
      return isFinished(kept.status) ? kept : newer;
    default:
      return assertNever(strategy);
  }
}
