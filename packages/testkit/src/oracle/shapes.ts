// Knows the stored shapes that the oracle reads and the state it keeps: its own words for them, nothing of the engine's.
import type { Fraction } from "./fraction.ts";

/** §4.29 */
export type Status = "LOCKED" | "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
/** §4.60–§4.62 */
export type Strategy = "BEST_SCORE" | "LAST" | "FIRST";

/** §3.142 */
export interface ValidatorShape {
  readonly minimumAverageScore?: number | undefined;
  readonly elements: readonly AskedShape[];
}
export interface AskedShape {
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number | undefined;
}
/** §3.146 */
export interface RequirementShape {
  readonly elements: readonly {
    readonly type: "STATUS" | "SCORE";
    readonly chapterSlug?: string | undefined;
    readonly slideSlug?: string | undefined;
    readonly interactivitySlug?: string | undefined;
    readonly score?: number | undefined;
  }[];
}
/** §3.129 */
export interface InteractivityShape {
  readonly slug: string;
  readonly type: string;
  readonly weight?: number | undefined;
  readonly medias: readonly { readonly params: { readonly [key: string]: unknown } }[];
}
/** §3.128 */
export interface SlideShape {
  readonly slug: string;
  readonly validators: readonly ValidatorShape[];
  readonly requirements: readonly RequirementShape[];
  readonly interactivities: readonly InteractivityShape[];
}
/** §3.127 */
export interface ChapterShape {
  readonly slug: string;
  readonly validators: readonly ValidatorShape[];
  readonly requirements: readonly RequirementShape[];
  readonly slides: readonly SlideShape[];
}
/** §3.102: a course that is clean, every slug unique. */
export interface CourseShape {
  readonly publishedDate?: string | undefined;
  readonly validators: readonly ValidatorShape[];
  readonly chapters: readonly ChapterShape[];
}

/** What is known of one chapter, slide or interactivity; a kind leaves out what it has not. */
export interface Known {
  status: Status;
  score?: Fraction | undefined;
  percentage?: number;
  scrolled?: boolean;
  data?: unknown;
  nbTimeDone?: number;
  /** The newest attempt that came to its end (decisions 5). */
  endedAttempt?: number;
  /** What the answers answer: the type, and the game's (§3.157). */
  answers?: string;
}

/** The whole memory of the oracle, by slug; the place is the slide's slug, undefined where there is no slide. */
export interface OracleState {
  /** The content that the state was made for. */
  course: CourseShape;
  status: Status;
  percentage: number;
  score?: Fraction | undefined;
  time: number;
  place: string | undefined;
  chapters: Map<string, Known>;
  slides: Map<string, Known>;
  interactivities: Map<string, Known>;
}

/** What a learner does, everything named. */
export type OracleEvent =
  | { readonly type: "slide.changed"; readonly chapterIndex: number; readonly slideIndex: number }
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | ({ readonly type: "interactivity.updated" } & OracleReport);

/** §4.51 */
export interface OracleReport {
  readonly slug: string;
  readonly status: Exclude<Status, "LOCKED">;
  readonly score?: number | undefined;
  readonly data?: unknown;
  readonly attempt?: number | undefined;
}
