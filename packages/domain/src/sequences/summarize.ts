// Knows the result of all goes of a learner at a smart sequence: the one that counts by the strategy, and the time of
// all.
import { type AttemptResult, isFinished, keepAttempt, type ScoreStrategy } from "../scoring/index.ts";
import type { AttemptStatus } from "./attempt.ts";
import type { ContentTotals } from "./stat.ts";

/** A go, as far as the result needs it; `stat` null before the first answer. */
export interface AttemptSummary {
  readonly slug: string;
  readonly status: AttemptStatus;
  readonly stat: ContentTotals | null;
}
/** The result of all goes: `attempt` is the slug of the one that counts, `time` the seconds of all. */
export interface SequenceResult {
  readonly status: AttemptStatus;
  /** The share of answered questions in the go that counts. */
  readonly percentage: number;
  readonly score?: number;
  readonly time: number;
  readonly attempt: string | null;
  /** How many goes have ended (§4.64). */
  readonly nbTimeDone: number;
}

/** `attempts` in the order in which they began; those without an answer do not count. */
export function summarizeAttempts(attempts: readonly AttemptSummary[], strategy: ScoreStrategy): SequenceResult {
  const begun = attempts.filter(({ status }) => status !== "NOT_STARTED");
  const counted = begun
    .map(toResult)
    .reduce<AttemptResult | null>((kept, newer) => (kept ? keepAttempt(kept, newer, strategy) : newer), null);
  const chosen = begun.find(({ slug }) => slug === counted?.data) ?? null;
  const { questions = 0, answered = 0 } = chosen?.stat ?? {};
  const isOver = counted !== null && isFinished(counted.status);
  return {
    status: counted?.status ?? "NOT_STARTED",
    percentage: isOver ? 100 : questions === 0 ? 0 : (answered * 100) / questions,
    ...(counted?.score !== undefined && { score: counted.score }),
    time: begun.reduce((total, { stat }) => total + (stat?.time ?? 0), 0),
    attempt: chosen?.slug ?? null,
    nbTimeDone: begun.filter(({ status }) => isFinished(status)).length,
  };
}

const toResult = ({ slug, status, stat }: AttemptSummary): AttemptResult => ({
  status,
  ...(typeof stat?.score === "number" && { score: stat.score }),
  data: slug,
});
