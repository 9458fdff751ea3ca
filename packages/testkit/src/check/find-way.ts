// Knows the best learner: they enter all that is open, read all, answer all rightly, again and again until nothing
// changes any more.
import { findBestResult } from "@academiz/domain/interactivities";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { LearnerEvent, LearnizProgress } from "@academiz/domain/progress";
import { type Engine, PERIMETER } from "../walk/index.ts";

/** How far a course can be played. */
export interface Way {
  readonly isCompletable: boolean;
  /** The events that changed something, in order. After them a completable course is COMPLETE. */
  readonly events: readonly LearnerEvent[];
  /** Where it ended, as the engine left it. */
  readonly progress: LearnizProgress;
}

/**
 * Everything that a learner can do in a course, once, slide after slide: what cannot be played is left out, as the
 * player leaves it out.
 */
const listDeeds = (course: CompiledLearniz): readonly LearnerEvent[] =>
  course.slides.flatMap(({ chapterIndex, slideIndex, slide }) => [
    { type: "slide.changed" as const, chapterIndex, slideIndex },
    { type: "slide.scrolled" as const },
    ...slide.interactivities.flatMap((one) => {
      const best = findBestResult(one);
      return best ? [{ type: "interactivity.updated" as const, slug: one.slug, ...best }] : [];
    }),
  ]);

const sum = (progress: LearnizProgress) => JSON.stringify([progress.status, progress.chapters]);

/**
 * Plays a course as well as possible: enters all that is open, reads all, answers all rightly, round after round until
 * nothing changes any more. What a lock refuses is tried again later. If this learner cannot complete a course, nobody
 * can: better results never close a lock.
 * @param onTried called before each event, with how many were tried so far, including refused ones.
 */
export function findWay(course: CompiledLearniz, engine: Engine, onTried?: (tried: number) => void): Way {
  const deeds = listDeeds(course);
  let tried = 0;
  const events: LearnerEvent[] = [];
  let progress = engine.create(course, PERIMETER);
  let before = "";
  // Each round opens or completes something, or it was the last one.
  for (let round = 0; round <= course.places.size && before !== sum(progress); round++) {
    before = sum(progress);
    let visit: LearnerEvent | undefined;
    for (const deed of deeds) {
      if (progress.status === "COMPLETE") break;
      onTried?.(++tried);
      const change = engine.apply(course, progress, deed, "BEST_SCORE");
      if (change.notices.length > 0) continue;
      const isFruitful = change.progress.chapters !== progress.chapters || change.progress.status !== progress.status;
      if (deed.type === "slide.changed") visit = deed;
      if (isFruitful) {
        // A visit without a deed changes nothing: it is added together with the first deed that does.
        if (visit !== undefined) events.push(visit);
        if (deed !== visit) events.push(deed);
        visit = undefined;
      }
      progress = change.progress;
    }
  }
  return { isCompletable: progress.status === "COMPLETE", events, progress };
}
