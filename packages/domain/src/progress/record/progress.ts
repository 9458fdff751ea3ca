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
  /** The kind of game, such as `VRAI_FAUX`, where it is named. */
  readonly gameType?: string;
  /** The game's weight in averages, from the content; where absent it does not count in them. */
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

/** How far a learner is on one slide (§3.156). `isSlideLocked` also counts the lock of its chapter. */
export interface SlideProgress {
  readonly slug: string;
  readonly slideIndex: number;
  readonly status: ProgressStatus;
  /** True once it was scrolled (§4.46). */
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
  /** Share of its slides that are COMPLETE, 0–100, not rounded (§4.57). */
  readonly percentage: number;
  /** Weighted average of its slides, 0–100, not rounded; absent without one (§4.59). */
  readonly score?: number;
  /** Sum of the weights of the games in it. */
  readonly weight: number;
  readonly slides: readonly SlideProgress[];
}

/**
 * How far a learner is in a course (§3.149–§3.157). Plain JSON: store it unchanged and open it again with
 * `loadProgress`; never changed in place. Indexes count from 0.
 */
export interface LearnizProgress {
  /** The product perimeter's slug. */
  readonly slug: string;
  /** ISO timestamp of the publication that it belongs to; empty for a draft. */
  readonly publishedDate: string;
  readonly status: ProgressStatus;
  /** Share of all slides that are COMPLETE, 0–100, not rounded (§4.58). */
  readonly percentage: number;
  /** Weighted average of its chapters, 0–100, not rounded; absent without one (§4.59). */
  readonly score?: number;
  /** Seconds spent, over all visits. */
  readonly time: number;
  readonly currentChapterIndex: number;
  readonly currentChapterSlug: string;
  readonly currentSlideIndex: number;
  readonly currentSlideSlug: string;
  /** ISO timestamp of the last event that was saved; the code that saves sets it, the engine keeps it. */
  readonly eventDate?: string;
  /** ISO timestamp of the reset that it began with; absent where nothing came before it. */
  readonly resetAt?: string;
  readonly chapters: readonly ChapterProgress[];
}

/** The same type with every property writable, for code that builds an element property by property. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
