// Knows how far the best of learners can get: what can open and what can complete.
import type { CompiledLearniz } from "../compile-learniz.ts";
import type { Chapter, Slide } from "../course.ts";
import type { Validator, ValidatorElement } from "../rules.ts";
import { canScore } from "./can-score.ts";

export interface Reach {
  /** Chapters and slides that can open. */
  readonly open: ReadonlySet<string>;
  readonly isCompletable: boolean;
}

/** What was reached so far. It only grows. */
class Frontier {
  readonly open = new Set<string>();
  readonly done = new Set<string>();
  /** What can have a score: 100, since the learner is the best. */
  readonly scored = new Set<string>();

  get size(): number {
    return this.open.size + this.done.size + this.scored.size;
  }

  meets(asked: Pick<ValidatorElement, "slug" | "type" | "score">): boolean {
    if (asked.type === "STATUS") return this.done.has(asked.slug);
    return this.scored.has(asked.slug) && (asked.score ?? 0) <= 100;
  }

  holds(validators: readonly Validator[], hasScore: boolean): boolean {
    return (
      validators.length === 0 ||
      validators.some(
        ({ minimumAverageScore: minimum, elements }) =>
          (minimum === undefined || (hasScore && minimum <= 100)) && elements.every((asked) => this.meets(asked)),
      )
    );
  }
}

function visitSlide(course: CompiledLearniz, slide: Slide, reached: Frontier): void {
  for (const { slug } of slide.interactivities) {
    reached.done.add(slug);
    if (canScore(course, slug)) reached.scored.add(slug);
  }
  if (canScore(course, slide.slug)) reached.scored.add(slide.slug);
  if (reached.holds(slide.validators, reached.scored.has(slide.slug))) reached.done.add(slide.slug);
}

function visitChapter(course: CompiledLearniz, chapter: Chapter, reached: Frontier): void {
  const opens = (slug: string) => (course.lockers.get(slug) ?? []).every((locker) => reached.meets(locker));
  if (!opens(chapter.slug)) return;
  reached.open.add(chapter.slug);
  for (const slide of chapter.slides) {
    if (!opens(slide.slug)) continue;
    reached.open.add(slide.slug);
    visitSlide(course, slide, reached);
  }
  if (chapter.slides.some(({ slug }) => reached.scored.has(slug))) reached.scored.add(chapter.slug);
  const hasComplete = chapter.slides.some(({ slug }) => reached.done.has(slug));
  if (hasComplete && reached.holds(chapter.validators, reached.scored.has(chapter.slug)))
    reached.done.add(chapter.slug);
}

/**
 * Opens and completes all that what is open and complete allows, until nothing more follows. A cycle of requirements never
 * starts, so it stays closed.
 */
export function findReach(course: CompiledLearniz): Reach {
  const { chapters, validators } = course.learniz;
  const reached = new Frontier();
  let size: number;
  do {
    size = reached.size;
    for (const chapter of chapters) visitChapter(course, chapter, reached);
  } while (size !== reached.size);
  const hasComplete = course.slides.some(({ slug }) => reached.done.has(slug));
  const hasScore = chapters.some(({ slug }) => reached.scored.has(slug));
  return { open: reached.open, isCompletable: hasComplete && reached.holds(validators, hasScore) };
}
