// Knows how to write an element anew with what an event changes in it. Every property is named: that costs a tenth of
// spreading the old one and adding a score, and this is done at each event.
import type { ChapterProgress, LearnizProgress, SlideProgress, Writable } from "./progress.ts";

type Part<T extends { readonly score?: number }, Key extends keyof T> = Pick<T, Key> & {
  readonly score: number | undefined;
};

export function writeSlide(
  { slug, slideIndex, weight }: SlideProgress,
  { status, scrolled, score, interactivities }: Part<SlideProgress, "status" | "scrolled" | "interactivities">,
): SlideProgress {
  return score === undefined
    ? { slug, slideIndex, status, scrolled, weight, interactivities }
    : { slug, slideIndex, status, scrolled, score, weight, interactivities };
}

export function writeChapter(
  { slug, chapterIndex, weight }: ChapterProgress,
  { status, percentage, score, slides }: Part<ChapterProgress, "status" | "percentage" | "slides">,
): ChapterProgress {
  return score === undefined
    ? { slug, chapterIndex, status, percentage, weight, slides }
    : { slug, chapterIndex, status, percentage, score, weight, slides };
}

export function writeCourse(
  was: LearnizProgress,
  { status, percentage, score, chapters }: Part<LearnizProgress, "status" | "percentage" | "chapters">,
): LearnizProgress {
  const now: Writable<LearnizProgress> = {
    slug: was.slug,
    publishedDate: was.publishedDate,
    status,
    percentage,
    time: was.time,
    currentChapterIndex: was.currentChapterIndex,
    currentChapterSlug: was.currentChapterSlug,
    currentSlideIndex: was.currentSlideIndex,
    currentSlideSlug: was.currentSlideSlug,
    chapters,
  };
  if (score !== undefined) now.score = score;
  if (was.eventDate !== undefined) now.eventDate = was.eventDate;
  if (was.resetAt !== undefined) now.resetAt = was.resetAt;
  return now;
}
