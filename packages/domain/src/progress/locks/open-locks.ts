// Knows when a locked element opens (§4.31–§4.34). An open element never locks again.
import type { CompiledLearniz, CompiledLock } from "../../learniz/index.ts";
import type { ChapterProgress, LearnizProgress, SlideProgress } from "../record/progress.ts";
import { findStateAt } from "./find-progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

export interface OpenedLocks {
  readonly progress: LearnizProgress;
  /** In the order of the course. */
  readonly opened: readonly CompiledLock[];
}

const isLocked = ({ chapters }: LearnizProgress, { chapterIndex, slideIndex }: CompiledLock): boolean => {
  const chapter = chapters[chapterIndex];
  return (slideIndex === undefined ? chapter : chapter?.slides[slideIndex])?.status === "LOCKED";
};

const canOpen = (progress: LearnizProgress, { lockers }: CompiledLock): boolean =>
  lockers.every((locker) => isSatisfied(locker, locker.place && findStateAt(progress, locker.place)));

const byPlace = (one: CompiledLock, other: CompiledLock) =>
  one.chapterIndex - other.chapterIndex || (one.slideIndex ?? -1) - (other.slideIndex ?? -1);

/** Opens every locked element that no longer waits for anything; one without lockers opens by itself (§4.34). */
export function openAll(course: CompiledLearniz, progress: LearnizProgress): OpenedLocks {
  const locked: CompiledLock[] = [];
  const add = (slug: string, chapterIndex: number, slideIndex?: number) =>
    locked.push(course.locks.bySlug.get(slug) ?? { slug, chapterIndex, slideIndex, lockers: [] });
  for (const [chapterIndex, chapter] of progress.chapters.entries()) {
    if (chapter.status === "LOCKED") add(chapter.slug, chapterIndex);
    for (const [slideIndex, { slug, status }] of chapter.slides.entries()) {
      if (status === "LOCKED") add(slug, chapterIndex, slideIndex);
    }
  }
  return open(
    progress,
    progress,
    locked.filter((lock) => canOpen(progress, lock)),
  );
}

/**
 * Opens only what waited for these elements, in a `progress` that this event made of `before`. The cost grows with the
 * number of elements that wait for them, not with the size of the course.
 */
export function openWaiting(
  course: CompiledLearniz,
  before: LearnizProgress,
  progress: LearnizProgress,
  slugs: readonly string[],
): OpenedLocks {
  const opened: CompiledLock[] = [];
  for (const slug of slugs) {
    for (const lock of course.locks.waiting.get(slug) ?? []) {
      if (isLocked(progress, lock) && canOpen(progress, lock) && !opened.includes(lock)) opened.push(lock);
    }
  }
  return open(before, progress, opened.sort(byPlace));
}

const start = <T extends { readonly status: string }>(element: T): T => ({ ...element, status: "NOT_STARTED" });

/**
 * One pass is enough: an element that opens is thereby neither COMPLETE nor scored, so it meets no other requirement.
 * Lists that differ from those of `before` were made by this event and are shared with nobody yet: they are written in
 * place.
 */
function open(before: LearnizProgress, progress: LearnizProgress, opened: readonly CompiledLock[]): OpenedLocks {
  let after = progress;
  for (const { chapterIndex, slideIndex } of opened) {
    if (after.chapters === before.chapters) after = { ...after, chapters: before.chapters.slice() };
    const chapters = after.chapters as ChapterProgress[];
    const chapter = chapters[chapterIndex];
    if (!chapter) continue;
    if (slideIndex === undefined) {
      chapters[chapterIndex] = start(chapter);
      continue;
    }
    const isOld = chapter.slides === before.chapters[chapterIndex]?.slides;
    const slides = (isOld ? chapter.slides.slice() : chapter.slides) as SlideProgress[];
    const slide = slides[slideIndex];
    if (slide) slides[slideIndex] = start(slide);
    if (isOld) chapters[chapterIndex] = { ...chapter, slides };
  }
  return { progress: after, opened };
}
