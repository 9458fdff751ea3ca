// Knows which of several results of one interactivity is kept, and how often it was done.
import { isAtLeast, readFraction } from "./fraction.ts";
import type { Known, OracleReport, Status, Strategy } from "./shapes.ts";

type Result = Pick<Known, "status" | "score" | "data">;

const isEnd = (status: Status): boolean => status === "COMPLETE" || status === "FAILED";

/** Keys in order, so that what is equal reads equal. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? "nothing";

const isSame = (a: Result, b: Result): boolean =>
  a.status === b.status && write(a.data) === write(b.data) && isSameScore(a.score, b.score);
const isSameScore = (a: Result["score"], b: Result["score"]): boolean => a?.of === b?.of && a?.over === b?.over;

/**
 * §4.60 A score beats no score, and a higher one a lower; of equal ones the earlier stays, unless it was unfinished.
 * Absent is no score (decisions 8): of two ends without any, COMPLETE comes before FAILED, otherwise the newer counts.
 */
function isBetter(next: Result, kept: Result): boolean {
  if (!next.score && !kept.score && isEnd(next.status) && isEnd(kept.status))
    return next.status === "COMPLETE" || kept.status === "FAILED";
  if (isSameScore(next.score, kept.score)) return !isEnd(kept.status);
  if (!next.score) return false;
  return !kept.score || isAtLeast(next.score, kept.score);
}

const KEEP: Record<Strategy, (kept: Result, next: Result) => Result> = {
  /**
   * §4.60 The higher score; COMPLETE if it was ever reached. An unfinished attempt with a better score takes the end
   * that comes: which attempt a score came from is not stored (§3.157).
   */
  BEST_SCORE: (kept, next) => {
    const best = isBetter(next, kept) ? next : kept;
    if ([kept, next].some(({ status }) => status === "COMPLETE")) return { ...best, status: "COMPLETE" };
    return isEnd(next.status) && !isEnd(best.status) ? { ...best, status: next.status } : best;
  },
  /** §4.61 The newest, even unfinished. */
  LAST: (_kept, next) => next,
  /** §4.62 The first finished one; the newest until there is one. */
  FIRST: (kept, next) => (isEnd(kept.status) ? kept : next),
};

/**
 * What is known of an interactivity after one more report; undefined when the report is not applied: neither score,
 * status nor data change (§4.47), and no attempt ends that has to be counted (§4.64).
 */
export function receive(known: Known, report: OracleReport, strategy: Strategy): Known | undefined {
  const { attempt } = report;
  // Decisions 5: from its end on, reports of an attempt, or of one before it, change nothing.
  if (attempt !== undefined && known.endedAttempt !== undefined && attempt <= known.endedAttempt) return undefined;
  const kept: Result = { status: known.status, score: known.score, data: known.data };
  const next: Result = {
    status: report.status,
    score: report.score === undefined ? undefined : readFraction(report.score),
    data: report.data,
  };
  const result = KEEP[strategy](kept, next);
  // §4.64 Counts only the end of an attempt; without a number, one that tells something else than what is known.
  const isEnding = isEnd(report.status) && (attempt !== undefined || !isSame(kept, next));
  if (!isEnding && isSame(kept, result)) return undefined;
  const nbTimeDone = (known.nbTimeDone ?? 0) + (isEnding ? 1 : 0);
  const ended = isEnding && attempt !== undefined ? { endedAttempt: attempt } : {};
  return { ...known, ...result, nbTimeDone, ...ended };
}
