// Knows the result that an interactivity's progress holds, and how another takes its place.
import type { AttemptResult } from "../../scoring/index.ts";
import type { InteractivityProgress, Writable } from "./progress.ts";

export function readResult({ status, score, data }: InteractivityProgress): AttemptResult {
  const result: Writable<AttemptResult> = { status: status === "LOCKED" ? "NOT_STARTED" : status };
  if (score !== undefined) result.score = score;
  if (data !== undefined) result.data = data;
  return result;
}

/** The same interactivity with another result, its newest attempt that ended, and so many ends more. */
export function writeResult(
  { slug, interactivityIndex, type, gameType, weight, nbTimeDone }: InteractivityProgress,
  { status, score, data }: AttemptResult,
  { attempt, ends }: { readonly attempt: number | undefined; readonly ends: number },
): InteractivityProgress {
  const now: Writable<InteractivityProgress> = {
    slug,
    interactivityIndex,
    status,
    type,
    nbTimeDone: nbTimeDone + ends,
  };
  // One by one: an object written this way costs a tenth of one that is spread, and this is done at each answer.
  if (gameType !== undefined) now.gameType = gameType;
  if (weight !== undefined) now.weight = weight;
  if (score !== undefined) now.score = score;
  if (data !== undefined) now.data = data;
  if (attempt !== undefined) now.attempt = attempt;
  return now;
}
