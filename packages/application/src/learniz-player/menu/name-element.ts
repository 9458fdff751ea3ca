// Knows the name of an element of a course, and where the learner can do something about it.
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import { findWay, type LearnizProgress, type Place } from "@academiz/domain/progress";

export interface NamedElement {
  /** The author's title, or that of its page where it has none; may be empty. */
  readonly title: string;
  /**
   * The page where more can be done; for a locked element, the page of what opens it. Null where no open page leads
   * there.
   */
  readonly place: Place | null;
}

export function nameElement(course: CompiledLearniz, progress: LearnizProgress, slug: string): NamedElement {
  return { title: readTitle(course, slug), place: findWay(course, progress, slug) };
}

/** An element without a title, such as a text or most cards, is named by its page. */
function readTitle(course: CompiledLearniz, slug: string): string {
  const found = findElement(course, slug);
  const place = course.places.get(slug);
  if (found?.title || place?.kind !== "interactivity") return found?.title ?? "";
  return findElement(course, place.parent)?.title ?? "";
}
