// Knows the name of an element of a course, and where the learner can do something about it.
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import { findWay, type LearnizProgress, type Place } from "@academiz/domain/progress";

export interface NamedElement {
  /** As the author wrote it, of its page where it has none; may be empty. */
  readonly title: string;
  /** Where more can be done; for what is locked the page of what opens it. Null where nothing leads there. */
  readonly place: Place | null;
}

export function nameElement(course: CompiledLearniz, progress: LearnizProgress, slug: string): NamedElement {
  return { title: readTitle(course, slug), place: findWay(course, progress, slug) };
}

/** What has no title of its own, as texts and most cards, is found on its page. */
function readTitle(course: CompiledLearniz, slug: string): string {
  const found = findElement(course, slug);
  const place = course.places.get(slug);
  if (found?.title || place?.kind !== "interactivity") return found?.title ?? "";
  return findElement(course, place.parent)?.title ?? "";
}
