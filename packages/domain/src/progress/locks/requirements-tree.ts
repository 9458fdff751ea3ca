// Knows the requirements tree: what blocks each element, and what it blocks (§3.159–§3.161).
import type { CompiledLearniz } from "../../learniz/index.ts";
import type { LockReason } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { listUnsatisfied } from "./explain-lock.ts";

/** One element with what blocks it and what it blocks (§3.160–§3.161). */
export interface RequirementsNode {
  readonly slug: string;
  /** The requirements that are still unmet. */
  readonly elementsLocker: readonly LockReason[];
  /** The elements that still wait for this one. */
  readonly elementsLocked: readonly { readonly kind: "chapter" | "slide"; readonly slug: string }[];
}
/** A slide with its interactivities. */
export interface SlideRequirements extends RequirementsNode {
  readonly interactivities: readonly RequirementsNode[];
}
/** A chapter with its slides. */
export interface ChapterRequirements extends RequirementsNode {
  readonly slides: readonly SlideRequirements[];
}
/** What blocks what in a course, at one moment (§3.159). */
export interface RequirementsTree {
  readonly chapters: readonly ChapterRequirements[];
}

/**
 * What blocks what as it stands now (§3.159–§3.161), nodes in the order of the course; an element that is already open
 * is listed too, as long as its requirements are unmet.
 */
export function buildRequirementsTree(course: CompiledLearniz, progress: LearnizProgress): RequirementsTree {
  const unsatisfied = new Map(
    [...course.lockers.keys()].map((slug) => [slug, listUnsatisfied(course, progress, slug)] as const),
  );
  const node = (slug: string): RequirementsNode => ({
    slug,
    elementsLocker: unsatisfied.get(slug) ?? [],
    elementsLocked: (course.locks.waiting.get(slug) ?? [])
      .filter((lock) => unsatisfied.get(lock.slug)?.some((reason) => reason.slug === slug))
      .map((lock) => ({ kind: lock.slideIndex === undefined ? "chapter" : "slide", slug: lock.slug })),
  });
  return {
    chapters: course.learniz.chapters.map((chapter) => ({
      ...node(chapter.slug),
      slides: chapter.slides.map((slide) => ({
        ...node(slide.slug),
        interactivities: slide.interactivities.map(({ slug }) => node(slug)),
      })),
    })),
  };
}
