// Knows what can happen to a progress, and what applying it gives back.
import type { Notice } from "../kernel/index.ts";
import type { LearnizProgress, ProgressStatus } from "./progress.ts";

/** A place in the course, by index, as the player's actions name it (§4.50). */
export interface Place {
  readonly chapterIndex: number;
  readonly slideIndex: number;
}

/** One result of one interactivity (§4.51). `attempt` counts from 1 per interactivity. */
export interface InteractivityUpdate {
  readonly slug: string;
  readonly status: Exclude<ProgressStatus, "LOCKED">;
  readonly score?: number;
  readonly data?: unknown;
  readonly attempt?: number;
}

/** A fact that follows from an event, for the view to celebrate. */
export type ProgressEffect =
  | { readonly type: "slide.completed"; readonly slug: string }
  | { readonly type: "chapter.completed"; readonly slug: string }
  | { readonly type: "learniz.completed" }
  | { readonly type: "element.unlocked"; readonly slug: string };

/** What became of a progress by an event: the progress, what was refused or mended, and what followed from it. */
export interface ProgressChange {
  readonly progress: LearnizProgress;
  readonly notices: readonly Notice[];
  readonly effects: readonly ProgressEffect[];
}

/** Why an element is locked: what is not yet satisfied (§3.160), as data that a view can put into words. */
export interface LockReason {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number;
}
