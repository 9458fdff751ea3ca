// Knows what can be wrong with a course that an author is about to publish.

interface Problem<Code extends string> {
  readonly code: Code;
  /** An error keeps learners from getting on or finishing; a warning is worth a look. */
  readonly severity: "error" | "warning";
  /** The elements concerned, the nearest first; empty for the course as a whole. */
  readonly slugs: readonly string[];
}

/**
 * One thing that an author should hear of before publication (decisions 5), told apart by its `code`; `slugs` name the elements
 * concerned, the nearest first, none for the course as a whole. Errors: the course or a chapter has no slide; a score is asked of
 * what never has one, or one above 100 (`score` says which); no way of playing opens the element, or completes the course.
 * Warnings: a slide holds nothing; an element requires what stands after it; the course completes at its first slide; a medium
 * has no alternative for those who cannot perceive it.
 */
export type CourseProblem =
  | Problem<"empty-course">
  | Problem<"empty-chapter">
  | Problem<"empty-slide">
  /** A SCORE is asked of something that never has one: `slugs` are the owner's and the asked one's. */
  | Problem<"score-never-given">
  | (Problem<"score-out-of-reach"> & { readonly score: number })
  /** Requires something that stands after it: `slugs` are the owner's and the required one's. */
  | Problem<"requires-later">
  /** No way of playing ever opens it. */
  | Problem<"never-opens">
  /** No way of playing ever completes the course. */
  | Problem<"never-completes">
  | Problem<"completes-at-first-slide">
  | (Problem<"missing-alternative"> & { readonly medium: "image" | "audio" | "video" });
