// Knows which element a requirement names: the deepest slug given.
import type { RequirementElement } from "./rules.ts";

/** The element that a requirement names. */
export interface RequirementTarget {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly slug: string;
}

/**
 * The deepest slug that is given: the interactivity where it is named, otherwise the slide, otherwise the chapter
 * (decisions 5); undefined where none is. It does not matter whether the course has it.
 */
export function readRequirementTarget(element: RequirementElement): RequirementTarget | undefined {
  if (element.interactivitySlug) return { kind: "interactivity", slug: element.interactivitySlug };
  if (element.slideSlug) return { kind: "slide", slug: element.slideSlug };
  if (element.chapterSlug) return { kind: "chapter", slug: element.chapterSlug };
  return undefined;
}
