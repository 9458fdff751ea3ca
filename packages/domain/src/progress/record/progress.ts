// Knows the shape of a learner's progress in a learniz (§3.149–§3.157).

/**
 * How far a learner is with something (§4.29). Interactivities and the course are never LOCKED, and only
 * interactivities become FAILED.
 */
export type ProgressStatus = "LOCKED" | "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";

/** How far a learner is with one interactivity (§3.157). */
export interface InteractivityProgress {
  readonly slug: string;
  /** Its place on the slide, from 0. */
  readonly interactivityIndex: number;
  readonly status: ProgressStatus;
  readonly type: string;
  /** Of a game that says it, such as `VRAI_FAUX`. */
  readonly gameType?: string;
  /** The game's share in averages, from the content; absent: left out of them. */
  readonly weight?: number;
  /** 0–100; absent is not 0. */
  readonly score?: number;
  /** The learner's answers, as the interactivity's own type keeps them. */
  readonly data?: unknown;
  /** Number of the newest attempt that was applied (decisions 5). */
  readonly attempt?: number;
  /** Attempts that ended COMPLETE or FAILED (§4.64). */
  readonly nbTimeDone: number;
}

/** How far a learner is on one slide (§3.156); LOCKED also counts when it is the chapter's (`isSlideLocked`). */
export interface SlideProgress {
  readonly slug: string;
  readonly slideIndex: number;
  readonly status: ProgressStatus;
  /** It was scrolled once (§4.46). */
  readonly scrolled: boolean;
  /** Weighted average of what is on it, 0–100, not rounded; absent without one (§4.59). */
  readonly score?: number;
  /** Sum of the weights of the games on it. */
  readonly weight: number;
  readonly interactivities: readonly InteractivityProgress[];
}

/** How far a learner is in one chapter (§3.155). */
export interface ChapterProgress {
  readonly slug: string;
  readonly chapterIndex: number;
  readonly status: ProgressStatus;
  /** COMPLETE slides of all its slides, 0–100, not rounded (§4.57). */
  readonly percentage: number;
  /** Weighted average of its slides, 0–100, not rounded; absent without one (§4.59). */
  readonly score?: number;
  /** Sum of the weights of the games in it. */
  readonly weight: number;
  readonly slides: readonly SlideProgress[];
}

/**
 * How far a learner is in a course (§3.149–§3.157). Plain JSON, to be stored as it is and opened again with
 * `loadProgress`; never changed in place. Indexes are from 0.
 */
export interface LearnizProgress {
  /** The product perimeter's slug. */
  readonly slug: string;
  /** ISO timestamp of the publication that it belongs to; empty for a draft. */
  readonly publishedDate: string;
  readonly status: ProgressStatus;
  /** COMPLETE slides of all slides, 0–100, not rounded (§4.58). */
  readonly percentage: number;
  /** Weighted average of its chapters, 0–100, not rounded; absent without one (§4.59). */
  readonly score?: number;
  /** Seconds spent, over all visits. */
  readonly time: number;
  readonly currentChapterIndex: number;
  readonly currentChapterSlug: string;
  readonly currentSlideIndex: number;
  readonly currentSlideSlug: string;
  /** ISO timestamp of the fact that was saved last; who saves sets it, the engine keeps it. */
  readonly eventDate?: string;
  readonly chapters: readonly ChapterProgress[];
}

/** The same with every property writable: for the moment in which an element is written, property by property. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
