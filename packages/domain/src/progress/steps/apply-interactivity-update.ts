// Knows what a result of an interactivity does (§4.47, §4.51, §4.60–§4.64).
import { isSameJson } from "../../kernel/index.ts";
import type { CompiledLearniz } from "../../learniz/index.ts";
import {
  type AttemptResult,
  isFinished,
  keepAttempt,
  readStrategy,
  SCORE_STRATEGIES,
  type ScoreStrategy,
} from "../../scoring/index.ts";
import { findSlide, isSlideLocked } from "../locks/find-progress.ts";
import type { InteractivityUpdate, ProgressChange } from "../record/events.ts";
import type { InteractivityProgress, LearnizProgress } from "../record/progress.ts";
import { readResult, writeResult } from "../record/results.ts";
import { describeValue, findUpdateFault } from "./check-update.ts";
import { keepProgress, refuseEvent } from "./refuse-event.ts";
import { settleEvent } from "./settle-event.ts";

const isSameResult = (one: AttemptResult, other: AttemptResult) =>
  one.status === other.status && one.score === other.score && isSameJson(one.data, other.data);

/** `attempt` is the newest that ended: until one ends, it may report as often as it likes. */
function applyUpdate(
  kept: InteractivityProgress,
  update: InteractivityUpdate,
  strategy: ScoreStrategy,
): InteractivityProgress {
  const isKnownAttempt = update.attempt !== undefined && update.attempt <= (kept.attempt ?? 0);
  if (isKnownAttempt) return kept;
  const before = readResult(kept);
  // Without a number a repeated report cannot be told from a new attempt with the same end: it changes nothing
  // (§4.47).
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

/**
 * Applies one result under a strategy (§4.47, §4.60–§4.64) and checks its slide, current or not: slide, chapter and
 * course may complete, and locks open. A result equal to the stored one changes nothing; a numbered attempt that ended
 * counts once, however often it is reported. Refused with a notice: `interactivity.unknown`, `slide.locked`,
 * `status.invalid`, `score.invalid` (not a number of 0–100), `attempt.invalid` (not a whole number from 1). Never
 * throws, whatever the update.
 * @param progress created or loaded in this very course.
 * @param strategy an unknown one counts as BEST_SCORE, with the notice `strategy.unknown` (§4.63, §8.26).
 */
export function applyInteractivityUpdate(
  course: CompiledLearniz,
  progress: LearnizProgress,
  update: InteractivityUpdate,
  strategy: ScoreStrategy,
): ProgressChange {
  const place = course.places.get(update?.slug);
  const kept = place?.kind === "interactivity" && findSlide(progress, place)?.interactivities[place.interactivityIndex];
  if (place?.kind !== "interactivity" || !kept) {
    const text = `Update refused : no interactivity ${describeValue(update?.slug)}`;
    return refuseEvent(progress, "interactivity.unknown", text);
  }
  if (isSlideLocked(progress, place)) {
    return refuseEvent(progress, "slide.locked", `Update refused : '${update.slug}' is in a locked slide`);
  }
  const fault = findUpdateFault(update);
  if (fault) return refuseEvent(progress, fault.code, `Update refused : ${fault.text}`);
  if (!SCORE_STRATEGIES.includes(strategy)) return applyUnderDefault(course, progress, update, strategy);
  const now = applyUpdate(kept, update, strategy);
  if (now === kept) return keepProgress(progress);
  return settleEvent(course, progress, place, { interactivity: { index: place.interactivityIndex, now } });
}

/** An unknown strategy must not lose a result. */
function applyUnderDefault(
  course: CompiledLearniz,
  progress: LearnizProgress,
  update: InteractivityUpdate,
  name: unknown,
): ProgressChange {
  const { strategy, notices } = readStrategy(typeof name === "string" ? name : describeValue(name));
  const change = applyInteractivityUpdate(course, progress, update, strategy);
  return { ...change, notices: [...notices, ...change.notices] };
}
