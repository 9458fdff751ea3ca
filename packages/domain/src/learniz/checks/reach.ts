// Knows how far the best of learners can get: what can open and what can complete.
import type { CompiledLearniz } from "../compile-learniz.ts";
import type { Validator } from "../rules.ts";
import { canCourseScore, canScore } from "./can-score.ts";

export interface Reach {
  /** Chapters and slides that can open. */
  readonly open: ReadonlySet<string>;
  readonly isCompletable: boolean;
}

/**
 * Opens and completes all that what is open and complete allows, until nothing more follows. A cycle of requirements never
 * starts, so it stays closed. Scores are taken to be 100 wherever there can be one.
 */
export function findReach(course: CompiledLearniz): Reach {
  const open = new Set<string>();
  const done = new Set<string>();
  const isMet = (asked: { slug: string; type: "STATUS" | "SCORE"; score?: number | undefined }) =>
    asked.type === "STATUS"
      ? done.has(asked.slug)
      : open.has(asked.slug) && canScore(course, asked.slug) && (asked.score ?? 0) <= 100;
  const canOpen = (slug: string) => (course.lockers.get(slug) ?? []).every(isMet);
  const canHold = (validators: readonly Validator[], hasScore: boolean) =>
    validators.length === 0 ||
    validators.some(
      ({ minimumAverageScore: minimum, elements }) =>
        (minimum === undefined || (hasScore && minimum <= 100)) && elements.every(isMet),
    );
  let size = -1;
  while (size !== open.size + done.size) {
    size = open.size + done.size;
    for (const chapter of course.learniz.chapters) {
      if (!canOpen(chapter.slug)) continue;
      open.add(chapter.slug);
      for (const slide of chapter.slides) {
        if (!canOpen(slide.slug)) continue;
        open.add(slide.slug);
        for (const { slug } of slide.interactivities) {
          open.add(slug);
          done.add(slug);
        }
        if (canHold(slide.validators, canScore(course, slide.slug))) done.add(slide.slug);
      }
      const hasComplete = chapter.slides.some(({ slug }) => done.has(slug));
      if (hasComplete && canHold(chapter.validators, canScore(course, chapter.slug))) done.add(chapter.slug);
    }
  }
  const hasComplete = course.slides.some(({ slug }) => done.has(slug));
  return { open, isCompletable: hasComplete && canHold(course.learniz.validators, canCourseScore(course)) };
}
