// Knows how the place of an element is described, and what an element may wait for.
import type { RequirementTarget } from "./requirement-target.ts";

/** The kinds of element that have a slug in the tree of a course. */
export type ElementKind = "chapter" | "slide" | "interactivity";

/** Where an element is, by index, from 0. `parent` is the slug of the element that holds it; a chapter has none. */
export type ElementPlace =
  | { readonly kind: "chapter"; readonly slug: string; readonly chapterIndex: number }
  | {
      readonly kind: "slide";
      readonly slug: string;
      readonly parent: string;
      readonly chapterIndex: number;
      readonly slideIndex: number;
    }
  | {
      readonly kind: "interactivity";
      readonly slug: string;
      readonly parent: string;
      readonly chapterIndex: number;
      readonly slideIndex: number;
      readonly interactivityIndex: number;
    };

/**
 * One thing that an element waits for: that it is COMPLETE, or has a score of at least `score` (0–100; absent is 0).
 */
export interface Locker extends RequirementTarget {
  readonly type: "STATUS" | "SCORE";
  readonly score?: number;
}
