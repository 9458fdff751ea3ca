// Knows where a progress holds an element of the course.
import type { CompiledLearniz, ElementPlace } from "../../learniz/index.ts";
import type { Place } from "../record/events.ts";
import type { LearnizProgress, ProgressStatus, SlideProgress } from "../record/progress.ts";

/** The state of a chapter, slide or interactivity; `score` is 0–100, absent without one. */
export interface ElementState {
  readonly status: ProgressStatus;
  readonly score?: number;
}

/**
 * Status and score (0–100, absent without one) of a chapter, slide or interactivity by its slug; undefined when the
 * course has none.
 */
export function findState(course: CompiledLearniz, progress: LearnizProgress, slug: string): ElementState | undefined {
  const place = course.places.get(slug);
  return place && findStateAt(progress, place);
}

export function findStateAt(progress: LearnizProgress, place: ElementPlace): ElementState | undefined {
  const chapter = progress.chapters[place.chapterIndex];
  if (place.kind === "chapter") return chapter;
  const slide = chapter?.slides[place.slideIndex];
  return place.kind === "slide" ? slide : slide?.interactivities[place.interactivityIndex];
}

export function findSlide(progress: LearnizProgress, place: Place): SlideProgress | undefined {
  return progress.chapters[place.chapterIndex]?.slides[place.slideIndex];
}

export const readCurrentPlace = (progress: LearnizProgress): Place => ({
  chapterIndex: progress.currentChapterIndex,
  slideIndex: progress.currentSlideIndex,
});

/** Every slide's place, in the order of the course. */
export function listPlaces(progress: LearnizProgress): Place[] {
  return progress.chapters.flatMap((chapter, chapterIndex) =>
    chapter.slides.map((_, slideIndex) => ({ chapterIndex, slideIndex })),
  );
}

/** True for a slide that is LOCKED itself or in a LOCKED chapter (§4.35), and for a place that does not exist. */
export function isSlideLocked(progress: LearnizProgress, place: Place): boolean {
  const chapter = progress.chapters[place.chapterIndex];
  const slide = chapter?.slides[place.slideIndex];
  return !chapter || !slide || chapter.status === "LOCKED" || slide.status === "LOCKED";
}

/** The progress with the learner at another place, its slugs updated too. */
export function moveTo(progress: LearnizProgress, place: Place): LearnizProgress {
  const chapter = progress.chapters[place.chapterIndex];
  const slide = chapter?.slides[place.slideIndex];
  const { currentChapterIndex, currentChapterSlug, currentSlideIndex, currentSlideSlug } = progress;
  const slugs = [chapter?.slug ?? "", slide?.slug ?? ""] as const;
  const isThere = currentChapterIndex === place.chapterIndex && currentSlideIndex === place.slideIndex;
  if (isThere && currentChapterSlug === slugs[0] && currentSlideSlug === slugs[1]) return progress;
  return {
    ...progress,
    currentChapterIndex: place.chapterIndex,
    currentChapterSlug: slugs[0],
    currentSlideIndex: place.slideIndex,
    currentSlideSlug: slugs[1],
  };
}
