// Knows what follows every event that was applied: scores, validation, percentages, locks, effects, in this order.
import type { Notice } from "../kernel/index.ts";
import type { CompiledLearniz } from "../learniz/index.ts";
import type { Place, ProgressChange } from "./events.ts";
import { listEffects } from "./list-effects.ts";
import { openLocks } from "./open-locks.ts";
import { countPercentages } from "./percentages.ts";
import type { LearnizProgress } from "./progress.ts";
import { computeScores } from "./scores.ts";
import { validateSlide } from "./validate-slide.ts";

/** The change from `before` to `after` with the slide at `place` checked and all that depends on it brought up to date. */
export function settleProgress(
  course: CompiledLearniz,
  before: LearnizProgress,
  after: LearnizProgress,
  place: Place,
): ProgressChange {
  const validated = validateSlide(course, computeScores(after), place);
  const progress = openLocks(course, countPercentages(validated));
  return { progress, notices: [], effects: listEffects(before, progress) };
}

/** An event that is refused: nothing changes but a notice. */
export function refuseEvent(progress: LearnizProgress, code: string, text: string): ProgressChange {
  const notice: Notice = { code, level: "warning", text };
  return { progress, notices: [notice], effects: [] };
}

/** An event that says nothing new. */
export const keepProgress = (progress: LearnizProgress): ProgressChange => ({ progress, notices: [], effects: [] });
