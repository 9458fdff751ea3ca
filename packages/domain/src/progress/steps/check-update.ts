// Knows what a report must say to be a result at all: whoever calls from JavaScript may send anything.
import type { InteractivityUpdate } from "../record/events.ts";

// Compared one by one: to look it up in a set costs more, and this is done at each answer.
const isStatus = (status: InteractivityUpdate["status"]): boolean =>
  status === "COMPLETE" || status === "STARTED" || status === "FAILED" || status === "NOT_STARTED";

/** A value in a sentence; one that is neither text nor number by its type alone: it may refuse to be written. */
export const describeValue = (value: unknown): string => {
  if (typeof value === "string") return `'${value}'`;
  return typeof value === "number" || value === null || value === undefined ? String(value) : `of type ${typeof value}`;
};

const isScore = (score: unknown): boolean =>
  score === undefined || (typeof score === "number" && score >= 0 && score <= 100);
const isAttempt = (attempt: unknown): boolean =>
  attempt === undefined || (Number.isSafeInteger(attempt) && (attempt as number) >= 1);

/** Why a report on an interactivity that exists is no result; undefined when it is one. */
export function findUpdateFault({
  slug,
  status,
  score,
  attempt,
}: InteractivityUpdate): { readonly code: string; readonly text: string } | undefined {
  if (!isStatus(status)) return { code: "status.invalid", text: `status ${describeValue(status)} of '${slug}'` };
  if (!isScore(score)) return { code: "score.invalid", text: `score ${describeValue(score)} of '${slug}'` };
  if (!isAttempt(attempt)) return { code: "attempt.invalid", text: `attempt ${describeValue(attempt)} of '${slug}'` };
  return undefined;
}
