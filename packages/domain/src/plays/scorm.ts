// Knows which parts of an uploaded package's reports are kept (§3.182, §7.127, decisions 7).
import { keepAttempt, roundScore, type ScoreStrategy } from "../scoring/index.ts";
import {
  applyCompletionRule,
  BY_CONTENT,
  type CompletionRule,
  isOutdated,
  LONGEST_SCORM_DATA,
  LONGEST_SCORM_VALUE,
  readPackageScore,
} from "../scorm/index.ts";
import { impossible, type PlayResult, type PlayVerdict } from "./verdict.ts";
import { addVisit, type Visit, type Visits } from "./visits.ts";

/**
 * What a package reports: `score` is null where its data hold it, or nothing does; `time` is the seconds spent in it
 * over all visits.
 */
export interface ScormSave {
  readonly status: PlayResult["status"];
  readonly score: number | null;
  readonly percentage: number;
  readonly time: number;
  /** From 1; a report on one attempt replaces the earlier reports on it. Absent: each save counts as an attempt. */
  readonly attempt?: number | undefined;
  /** What the package keeps to resume, as its runtime names it. */
  readonly scormProperties: Readonly<Record<string, unknown>>;
  /** ISO timestamp of the beginning of the launch that reports it; absent, or null, where none is named. */
  readonly launchedAt?: string | null | undefined;
  /** How long the launch that reports it has taken; absent, or null, where nobody counts that. */
  readonly visit?: Visit | null | undefined;
}
/** The result that counts of the attempts before the present one. */
type Earlier = Pick<PlayResult, "status" | "score" | "percentage">;
/** Which attempt of a learner counts, and when an attempt is complete. */
export interface ScormTerms {
  readonly strategy: ScoreStrategy;
  readonly rule?: CompletionRule;
}
/** What is stored of a package. */
export interface ScormResult extends PlayResult {
  readonly attempt?: number;
  /** Null where there is no earlier attempt. */
  readonly earlier?: Earlier | null;
  readonly scormProperties: Readonly<Record<string, unknown>>;
  /** ISO timestamp of the beginning of the latest launch that reported something. */
  readonly launchedAt?: string;
  /** ISO timestamp of when it was stored, by the server's clock. */
  readonly storedAt?: string;
  /** How long its launches have taken, as far as they are remembered. */
  readonly visits?: Visits;
}

/**
 * A package is believed on its score, which nobody here can recompute; it is kept with one decimal (decisions 8). Its
 * data is bounded and always the newest, because it resumes from there; the strategy chooses which attempt counts, and
 * the total time never decreases. Within an attempt the last report counts: contents may report a completion first,
 * and then a failure.
 */
export function judgeScorm(
  stored: ScormStored | null,
  sent: ScormSave,
  { strategy, rule = BY_CONTENT }: ScormTerms,
): PlayVerdict<ScormResult> {
  if (JSON.stringify(sent.scormProperties).length > LONGEST_SCORM_DATA)
    return { ...impossible(`its data is longer than ${LONGEST_SCORM_DATA} characters`), isTooMuch: true };
  if (hasTooLong(sent.scormProperties)) return impossible(`a value is longer than ${LONGEST_SCORM_VALUE} characters`);
  const score = sent.score === null ? readPackageScore(sent.scormProperties) : roundScore(sent.score);
  const told = { status: sent.status, percentage: sent.percentage, ...(score !== undefined && { score }) };
  // Only its player knows how much of it was opened, and reports it as the status.
  const newer =
    rule.by === "all-opened" ? told : applyCompletionRule(rule, told, sent.status === "NOT_STARTED" ? 0 : 1);
  const launchedAt = sent.launchedAt ?? stored?.launchedAt;
  const isSame = stored !== null && sent.attempt !== undefined && sent.attempt === stored.attempt;
  const earlier = isSame ? (stored.earlier ?? null) : stored && pickResult(stored);
  return {
    possible: true,
    result: {
      ...(earlier ? keepResult(earlier, newer, strategy) : newer),
      ...countTime(stored, sent),
      ...(sent.attempt !== undefined && { attempt: sent.attempt, earlier }),
      scormProperties: sent.scormProperties,
      ...(launchedAt !== undefined && { launchedAt }),
    },
  };
}

/** The sum of its launches; the total that its contents report never exceeds that, unless nobody counted launches. */
function countTime(stored: ScormStored | null, { time, visit }: ScormSave): Pick<ScormResult, "time" | "visits"> {
  const before = { time: stored?.time ?? 0, visits: stored?.visits };
  const counted = visit ? addVisit(before, visit) : before;
  return { time: Math.max(counted.time, time), ...(counted.visits && { visits: counted.visits }) };
}

/** What judging reads of what is stored. */
export type ScormStored = PlayResult & Pick<ScormResult, "attempt" | "earlier" | "launchedAt" | "storedAt" | "visits">;

/**
 * A report is outdated once a launch that began later, or began since, has stored one. Merely beginning a launch
 * outdates nothing.
 */
export const isScormOutdated = (stored: ScormStored | null, sent: Pick<ScormSave, "launchedAt">): boolean =>
  stored !== null &&
  isOutdated(
    { launchedAt: sent.launchedAt ?? null },
    { launchedAt: stored.launchedAt ?? null, storedAt: stored.storedAt ?? null },
  );

const pickResult = ({ status, score, percentage }: Earlier): Earlier => ({
  status,
  percentage,
  ...(score !== undefined && { score }),
});

/** A percentage belongs to the result with which it was reported. */
function keepResult(earlier: Earlier, newer: Earlier, strategy: ScoreStrategy): Earlier {
  const wrap = ({ percentage, ...result }: Earlier) => ({ ...result, data: percentage });
  const { status, score, data } = keepAttempt(wrap(earlier), wrap(newer), strategy);
  return {
    status,
    percentage: typeof data === "number" ? data : newer.percentage,
    ...(score !== undefined && { score }),
  };
}

function hasTooLong(properties: Readonly<Record<string, unknown>>): boolean {
  const waiting: unknown[] = [properties];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && value.length > LONGEST_SCORM_VALUE) return true;
    if (typeof value === "object" && value !== null) waiting.push(...Object.values(value));
  }
  return false;
}
