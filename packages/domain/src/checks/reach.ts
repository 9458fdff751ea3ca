// Knows how far the best of learners can get: what can open and what can complete.
import type { CompiledLearniz } from "../learniz/index.ts";
import { type Gains, holdsAny, meets } from "./gains.ts";

/** Where the best of learners ends, by slug. */
export interface Reach {
  /** Chapters and slides that open. */
  readonly open: ReadonlySet<string>;
  /** What completes, of all kinds. */
  readonly complete: ReadonlySet<string>;
  /** What has a score in the end: 100, since the learner is the best. */
  readonly scored: ReadonlySet<string>;
  readonly isCompletable: boolean;
}

/** What was reached so far. It only grows. */
class Frontier {
  readonly open = new Set<string>();
  readonly complete = new Set<string>();
  readonly scored = new Set<string>();

  get size(): number {
    return this.open.size + this.complete.size + this.scored.size;
  }
}

/** What an open slide gives is there for who plays it. */
function visitSlide(slugs: readonly string[], gains: Gains, reached: Frontier): void {
  for (const slug of slugs) {
    if (gains.complete.has(slug)) reached.complete.add(slug);
    if (gains.scored.has(slug)) reached.scored.add(slug);
  }
}

function visitChapter(course: CompiledLearniz, chapterIndex: number, gains: Gains, reached: Frontier): void {
  const { slug = "", slides = [] } = course.learniz.chapters[chapterIndex] ?? {};
  const opens = (owner: string) =>
    (course.lockers.get(owner) ?? []).every((locker) => meets(reached, locker.slug, locker));
  if (!opens(slug)) return;
  reached.open.add(slug);
  for (const slide of slides) {
    if (!opens(slide.slug)) continue;
    reached.open.add(slide.slug);
    visitSlide([slide.slug, ...slide.interactivities.map((one) => one.slug)], gains, reached);
  }
  if (slides.some((slide) => reached.scored.has(slide.slug))) reached.scored.add(slug);
  const validators = course.rules.chapters[chapterIndex]?.validators ?? [];
  const hasComplete = slides.some((slide) => reached.complete.has(slide.slug));
  const { complete, scored } = reached;
  if (hasComplete && holdsAny(validators, slides, { complete, scored, hasScore: scored.has(slug) })) complete.add(slug);
}

/**
 * Opens and completes all that what is open and complete allows, until nothing more follows. A cycle of requirements
 * never starts, so it stays closed.
 */
export function findReach(course: CompiledLearniz, gains: Gains): Reach {
  const { chapters } = course.learniz;
  const reached = new Frontier();
  let size: number;
  do {
    size = reached.size;
    for (const chapterIndex of chapters.keys()) visitChapter(course, chapterIndex, gains, reached);
  } while (size !== reached.size);
  const { open, complete, scored } = reached;
  const hasComplete = course.slides.some(({ slug }) => complete.has(slug));
  const hasScore = chapters.some(({ slug }) => scored.has(slug));
  const isCompletable = hasComplete && holdsAny(course.rules.validators, chapters, { complete, scored, hasScore });
  return { open, complete, scored, isCompletable };
}
