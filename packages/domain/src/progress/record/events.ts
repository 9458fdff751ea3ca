// Knows the events that a progress can receive, and what applying one returns.
import type { Notice } from "../../kernel/index.ts";
import type { LearnizProgress, ProgressStatus } from "./progress.ts";

/** A slide in the course, by indexes from 0, as the player's actions name it (§4.50). */
export interface Place {
  readonly chapterIndex: number;
  readonly slideIndex: number;
}

/** One result of one interactivity (§4.51): an attempt under way (STARTED), or how it ended (COMPLETE, FAILED). */
export interface InteractivityUpdate {
  readonly slug: string;
  readonly status: Exclude<ProgressStatus, "LOCKED">;
  /** 0–100; absent is not 0. */
  readonly score?: number;
  /** The answers, in the form of the interactivity's type; plain JSON, stored unchanged. */
  readonly data?: unknown;
  /**
   * Number of the attempt, from 1 per interactivity: all reports with one number belong to one attempt. Without a
   * number, a report equal to the stored result changes nothing.
   */
  readonly attempt?: number;
}

/** What a learner does, as plain data (§4.45–§4.54): indexes count from 0, `seconds` is the time spent. */
export type LearnerEvent =
  | ({ readonly type: "slide.changed" } & Place)
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | ({ readonly type: "interactivity.updated" } & InteractivityUpdate);

/** A fact that follows from an event, for the view to celebrate; `slug` is the element's. */
export type ProgressEffect =
  | { readonly type: "slide.completed"; readonly slug: string }
  | { readonly type: "chapter.completed"; readonly slug: string }
  | { readonly type: "learniz.completed" }
  | { readonly type: "element.unlocked"; readonly slug: string };

/** What an event did to a progress. The engine never changes what it is given. */
export interface ProgressChange {
  /** The very same object when the event changed nothing. */
  readonly progress: LearnizProgress;
  /** Why the event was refused, or what was repaired; otherwise empty. */
  readonly notices: readonly Notice[];
  /** What followed: completions from the inside out, then what opened in the order of the course. */
  readonly effects: readonly ProgressEffect[];
}

/**
 * One condition that is unmet before an element opens (§3.160), as data for a view to put into words: that this
 * element is COMPLETE (STATUS), or has a score of at least `score`, 0–100 (SCORE; absent is 0).
 */
export interface LockReason {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number;
}
