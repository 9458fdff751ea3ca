// Knows how to name an element that a rule or a reason mentions by its slug alone.

import type { ElementKind, ElementPlace } from "../content/element-place.ts";
import type { CompiledLearniz } from "./compile-learniz.ts";

/** An element as a message names it. */
export interface FoundElement {
  readonly kind: ElementKind;
  /** As the author wrote it; may be empty. */
  readonly title: string;
  readonly place: ElementPlace;
}

/**
 * Kind, title and place of the element with this slug; undefined when the course has none. The title of an
 * interactivity is its description, otherwise that of its first media.
 */
export function findElement(course: CompiledLearniz, slug: string): FoundElement | undefined {
  const place = course.places.get(slug);
  const chapter = place && course.learniz.chapters[place.chapterIndex];
  if (!place || !chapter) return undefined;
  if (place.kind === "chapter") return { kind: "chapter", title: chapter.title, place };
  const slide = chapter.slides[place.slideIndex];
  if (place.kind === "slide") return { kind: "slide", title: slide?.description ?? "", place };
  const interactivity = slide?.interactivities[place.interactivityIndex];
  return { kind: "interactivity", title: interactivity?.description ?? interactivity?.medias[0]?.title ?? "", place };
}
