// Knows the name of an element of a course, and where the learner can do something about it.
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import { findWay, type LearnizProgress, type Place } from "@academiz/domain/progress";

export interface NamedElement {
  /** As the author wrote it; may be empty. */
  readonly title: string;
  /** Where more can be done; for what is locked the page of what opens it. Null where nothing leads there. */
  readonly place: Place | null;
}

export function nameElement(course: CompiledLearniz, progress: LearnizProgress, slug: string): NamedElement {
  return { title: findElement(course, slug)?.title ?? "", place: findWay(course, progress, slug) };
}
