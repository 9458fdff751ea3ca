// Knows which elements of a course can ever have a score (§4.59).
import type { CompiledLearniz } from "../compile-learniz.ts";

/** An interactivity when it is a game; what holds others when a game with a weight is inside. */
export function canScore(course: CompiledLearniz, slug: string): boolean {
  const place = course.places.get(slug);
  if (place?.kind !== "interactivity") return (course.weights.get(slug) ?? 0) > 0;
  const slide = course.learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  return slide?.interactivities[place.interactivityIndex]?.type === "game";
}

/** True when the course as a whole can have a score. */
export const canCourseScore = (course: CompiledLearniz): boolean =>
  course.learniz.chapters.some(({ slug }) => canScore(course, slug));
