// Knows where a learner is put whose place no longer exists (§4.69–§4.71).

import { findSlide, isSlideLocked, listPlaces, moveTo } from "../locks/find-progress.ts";
import type { Place } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";

/** True where the indexes are in range, the slugs match them, and the slide is not locked. */
function isValid(progress: LearnizProgress): boolean {
  const place = { chapterIndex: progress.currentChapterIndex, slideIndex: progress.currentSlideIndex };
  const isKnown = progress.chapters[place.chapterIndex]?.slug === progress.currentChapterSlug;
  return isKnown && findSlide(progress, place)?.slug === progress.currentSlideSlug && !isSlideLocked(progress, place);
}

/** The places up to the last slide of a complete course, else up to the one just before the first incomplete one. */
function listUpToTarget(progress: LearnizProgress, places: readonly Place[]): readonly Place[] {
  if (progress.status === "COMPLETE") return places;
  const first = places.findIndex((place) => findSlide(progress, place)?.status !== "COMPLETE");
  return first < 0 ? places : places.slice(0, Math.max(1, first));
}

/**
 * The progress at a place that exists and is open. From a locked target it goes back to the last open slide before it,
 * else on to the first open one; where no slide is open, or none exists, it is at the beginning.
 */
export function repairPosition(progress: LearnizProgress): LearnizProgress {
  if (isValid(progress)) return progress;
  const places = listPlaces(progress);
  const isOpen = (place: Place) => !isSlideLocked(progress, place);
  const place = listUpToTarget(progress, places).findLast(isOpen) ?? places.find(isOpen) ?? places[0];
  return moveTo(progress, place ?? { chapterIndex: 0, slideIndex: 0 });
}
