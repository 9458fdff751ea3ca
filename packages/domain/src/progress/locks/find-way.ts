// Knows where a learner can work on an element: on its page, or where that is locked on the page of the element that
// opens it.
import type { CompiledLearniz, ElementPlace } from "../../learniz/index.ts";
import type { Place } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { explainLock } from "./explain-lock.ts";
import { findSlide, isSlideLocked } from "./find-progress.ts";

/**
 * The open page where the learner can work on this element: of a chapter its first open page that is not complete. A
 * locked element leads to the one that opens it, through any number of locks. Null for an unknown slug, and where no
 * open page leads to it.
 */
export function findWay(course: CompiledLearniz, progress: LearnizProgress, slug: string): Place | null {
  return findWayPast(course, progress, slug, new Set());
}

// Each element is passed once: where many wait for each other, the ways between them are more than can be walked.
function findWayPast(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
  passed: Set<string>,
): Place | null {
  const place = course.places.get(slug);
  if (!place || passed.has(slug)) return null;
  passed.add(slug);
  const pages = listPages(progress, place);
  const open = pages.filter((page) => !isSlideLocked(progress, page));
  const way = open.find((page) => findSlide(progress, page)?.status !== "COMPLETE") ?? open[0];
  if (way) return way;
  const locks = pages
    .slice(0, 1)
    .flatMap((page) => explainLock(course, progress, findSlide(progress, page)?.slug ?? ""));
  for (const lock of locks) {
    const opening = findWayPast(course, progress, lock.slug, passed);
    if (opening) return opening;
  }
  return null;
}

function listPages(progress: LearnizProgress, place: ElementPlace): readonly Place[] {
  const { chapterIndex } = place;
  if (place.kind !== "chapter") return [{ chapterIndex, slideIndex: place.slideIndex }];
  return (progress.chapters[chapterIndex]?.slides ?? []).map((_, slideIndex) => ({ chapterIndex, slideIndex }));
}
