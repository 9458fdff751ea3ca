// Knows when a locked element opens (§4.31–§4.34). What is open never locks again.
import type { CompiledLearniz } from "../learniz/index.ts";
import { editChapter, editSlide } from "./edit-progress.ts";
import { findState } from "./find-progress.ts";
import type { LearnizProgress } from "./progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

/** A chapter, or a slide when it has a `slideIndex`. */
export interface Lockable {
  readonly slug: string;
  readonly chapterIndex: number;
  readonly slideIndex?: number;
}

/** Every chapter and slide that is locked, in the order of the course. */
export function listLocked({ chapters }: LearnizProgress): readonly Lockable[] {
  const locked: Lockable[] = [];
  for (const [chapterIndex, chapter] of chapters.entries()) {
    if (chapter.status === "LOCKED") locked.push({ slug: chapter.slug, chapterIndex });
    for (const [slideIndex, { slug, status }] of chapter.slides.entries()) {
      if (status === "LOCKED") locked.push({ slug, chapterIndex, slideIndex });
    }
  }
  return locked;
}

const byPlace = (one: Lockable, other: Lockable) =>
  one.chapterIndex - other.chapterIndex || (one.slideIndex ?? -1) - (other.slideIndex ?? -1);

/** The chapters and slides that are locked and wait for one of these elements, in the order of the course. */
export function listWaiting(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slugs: readonly string[],
): readonly Lockable[] {
  const waiting: Lockable[] = [];
  for (const slug of slugs) {
    for (const dependent of course.dependents.get(slug) ?? []) {
      if (findState(course, progress, dependent)?.status !== "LOCKED") continue;
      const place = course.places.get(dependent);
      if (place && place.kind !== "interactivity" && !waiting.includes(place)) waiting.push(place);
    }
  }
  return waiting.sort(byPlace);
}

const open = <T extends { readonly status: string }>(element: T): T => ({ ...element, status: "NOT_STARTED" });

/**
 * Opens those of the locked `candidates` whose every locker is satisfied; one without lockers opens by itself (§4.34). One pass is
 * enough: what opens is neither COMPLETE nor scored by that, so that it satisfies nobody else.
 */
export function openLocks(
  course: CompiledLearniz,
  progress: LearnizProgress,
  candidates: readonly Lockable[],
): { readonly progress: LearnizProgress; readonly opened: readonly Lockable[] } {
  if (candidates.length === 0) return { progress, opened: [] };
  const opened = candidates.filter(({ slug }) =>
    (course.lockers.get(slug) ?? []).every((locker) => isSatisfied(locker, findState(course, progress, locker.slug))),
  );
  let after = progress;
  for (const { chapterIndex, slideIndex } of opened) {
    after =
      slideIndex === undefined
        ? editChapter(after, chapterIndex, open)
        : editSlide(after, { chapterIndex, slideIndex }, open);
  }
  return { progress: after, opened };
}
