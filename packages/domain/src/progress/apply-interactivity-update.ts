// Knows what a result of an interactivity does (§4.47, §4.51, §4.60–§4.64).
import { isSameJson } from "../kernel/index.ts";
import type { CompiledLearniz } from "../learniz/index.ts";
import { type AttemptResult, isFinished, keepAttempt, type ScoreStrategy } from "../scoring/index.ts";
import type { InteractivityUpdate, ProgressChange } from "./events.ts";
import { findSlide, isSlideLocked } from "./find-progress.ts";
import type { InteractivityProgress, LearnizProgress } from "./progress.ts";
import { keepProgress, refuseEvent } from "./refuse-event.ts";
import { readResult, writeResult } from "./results.ts";
import { settleEvent } from "./settle-event.ts";

const isSameResult = (one: AttemptResult, other: AttemptResult) =>
  one.status === other.status && one.score === other.score && isSameJson(one.data, other.data);

/** `attempt` is the newest that ended: until it ends, an attempt may report as often as it likes. */
function applyUpdate(
  kept: InteractivityProgress,
  update: InteractivityUpdate,
  strategy: ScoreStrategy,
): InteractivityProgress {
  const isKnownAttempt = update.attempt !== undefined && update.attempt <= (kept.attempt ?? 0);
  if (isKnownAttempt) return kept;
  const before = readResult(kept);
  // Without a number nothing tells a repeated report from a new attempt that ended alike: it says nothing new (§4.47).
  if (update.attempt === undefined && isSameResult(before, update)) return kept;
  const result = keepAttempt(before, update, strategy);
  const isEnd = isFinished(update.status);
  if (!isEnd && isSameResult(before, result)) return kept;
  return writeResult(
    kept,
    result,
    isEnd ? { attempt: update.attempt ?? kept.attempt, ends: 1 } : { attempt: kept.attempt, ends: 0 },
  );
}

const isScore = (score: number | undefined) => score === undefined || (score >= 0 && score <= 100);

/**
 * Applies one result under a strategy (§4.47, §4.60–§4.64) and checks the slide that it is in, current or not: slide, chapter and
 * course may complete, and locks open. A result that says nothing new changes nothing; a numbered attempt that ended counts once,
 * however often it is reported. Refused with a notice: `interactivity.unknown`, `slide.locked`, `score.invalid` (outside 0–100).
 * @param progress created or loaded in this very course.
 */
export function applyInteractivityUpdate(
  course: CompiledLearniz,
  progress: LearnizProgress,
  update: InteractivityUpdate,
  strategy: ScoreStrategy,
): ProgressChange {
  const place = course.places.get(update.slug);
  const kept = place?.kind === "interactivity" && findSlide(progress, place)?.interactivities[place.interactivityIndex];
  if (place?.kind !== "interactivity" || !kept) {
    return refuseEvent(progress, "interactivity.unknown", `Update refused : no interactivity '${update.slug}'`);
  }
  if (isSlideLocked(progress, place)) {
    return refuseEvent(progress, "slide.locked", `Update refused : '${update.slug}' is in a locked slide`);
  }
  if (!isScore(update.score)) {
    return refuseEvent(progress, "score.invalid", `Update refused : score ${update.score} of '${update.slug}'`);
  }
  const now = applyUpdate(kept, update, strategy);
  if (now === kept) return keepProgress(progress);
  return settleEvent(course, progress, place, { interactivity: { index: place.interactivityIndex, now } });
}
