// Knows the shape of a learner's progress in a learniz (§3.149–§3.157).

/** §4.29. Interactivities are never LOCKED. */
export type ProgressStatus = "LOCKED" | "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";

/** How far a learner is with one interactivity (§3.157). */
export interface InteractivityProgress {
  readonly slug: string;
  readonly interactivityIndex: number;
  readonly status: ProgressStatus;
  readonly type: string;
  readonly gameType?: string;
  readonly weight?: number;
  /** 0–100; absent is not 0. */
  readonly score?: number;
  /** The learner's answers, as the interactivity's own type keeps them. */
  readonly data?: unknown;
  /** Number of the newest attempt that was applied (decisions 5). */
  readonly attempt?: number;
  readonly nbTimeDone: number;
}

/** How far a learner is on one slide (§3.156). */
export interface SlideProgress {
  readonly slug: string;
  readonly slideIndex: number;
  readonly status: ProgressStatus;
  readonly scrolled: boolean;
  readonly score?: number;
  readonly weight: number;
  readonly interactivities: readonly InteractivityProgress[];
}

/** How far a learner is in one chapter (§3.155). */
export interface ChapterProgress {
  readonly slug: string;
  readonly chapterIndex: number;
  readonly status: ProgressStatus;
  /** 0–100, not rounded. */
  readonly percentage: number;
  readonly score?: number;
  readonly weight: number;
  readonly slides: readonly SlideProgress[];
}

/** How far a learner is in a course (§3.149–§3.157). Plain JSON; never changed in place. */
export interface LearnizProgress {
  /** The product perimeter's slug. */
  readonly slug: string;
  readonly publishedDate: string;
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score?: number;
  /** Seconds. */
  readonly time: number;
  readonly currentChapterIndex: number;
  readonly currentChapterSlug: string;
  readonly currentSlideIndex: number;
  readonly currentSlideSlug: string;
  /** ISO timestamp of the fact that was saved last. */
  readonly eventDate?: string;
  readonly chapters: readonly ChapterProgress[];
}

/** For the moment in which an element is written, property by property. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
