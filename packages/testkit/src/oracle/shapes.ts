// Knows the stored shapes that the oracle reads and the state it keeps, with names of its own and none of the
// engine's.
import type { Fraction } from "./fraction.ts";

/** The status of an element of a progress (§4.29). */
export type Status = "LOCKED" | "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
/** Which of several attempts counts (§4.60–§4.62): the best, the newest, the first that ended. */
export type Strategy = "BEST_SCORE" | "LAST" | "FIRST";

/** One way of completing its owner (§3.142); scores are 0–100. */
export interface ValidatorShape {
  readonly minimumAverageScore?: number | undefined;
  readonly elements: readonly AskedShape[];
}
/** What a validator asks of one child of its owner. */
export interface AskedShape {
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number | undefined;
}
/** What opens its owner (§3.146): each element names the deepest slug given; scores are 0–100. */
export interface RequirementShape {
  readonly elements: readonly {
    readonly type: "STATUS" | "SCORE";
    readonly chapterSlug?: string | undefined;
    readonly slideSlug?: string | undefined;
    readonly interactivitySlug?: string | undefined;
    readonly score?: number | undefined;
  }[];
}
/** An interactivity (§3.129), as far as the oracle reads it. */
export interface InteractivityShape {
  readonly slug: string;
  readonly type: string;
  readonly weight?: number | undefined;
  readonly medias: readonly { readonly params: { readonly [key: string]: unknown } }[];
}
/** A slide (§3.128), as far as the oracle reads it. */
export interface SlideShape {
  readonly slug: string;
  readonly validators: readonly ValidatorShape[];
  readonly requirements: readonly RequirementShape[];
  readonly interactivities: readonly InteractivityShape[];
}
/** A chapter (§3.127), as far as the oracle reads it. */
export interface ChapterShape {
  readonly slug: string;
  readonly validators: readonly ValidatorShape[];
  readonly requirements: readonly RequirementShape[];
  readonly slides: readonly SlideShape[];
}
/**
 * A course (§3.102), as far as the oracle reads it: it has to be clean, every slug unique, as `loadLearniz` gives it.
 */
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
  /** To what the answers belong: the type of the interactivity, and of its game (§3.157). */
  answers?: string;
}

/**
 * The whole memory of the oracle, by slug; scores are exact fractions (`of` over `over`, bigints), and `place` is the
 * slide's slug, undefined where there is no slide.
 */
export interface OracleState {
  /** The content that the state was made for. */
  course: CourseShape;
  status: Status;
  /** 0–100, not rounded. */
  percentage: number;
  score?: Fraction | undefined;
  /** Seconds. */
  time: number;
  place: string | undefined;
  chapters: Map<string, Known>;
  slides: Map<string, Known>;
  interactivities: Map<string, Known>;
}

/** What a learner does, everything named: indexes from 0, `seconds` of time spent. */
export type OracleEvent =
  | { readonly type: "slide.changed"; readonly chapterIndex: number; readonly slideIndex: number }
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | ({ readonly type: "interactivity.updated" } & OracleReport);

/** One result of one interactivity (§4.51): `score` 0–100, `attempt` counts from 1. */
export interface OracleReport {
  readonly slug: string;
  readonly status: Exclude<Status, "LOCKED">;
  readonly score?: number | undefined;
  readonly data?: unknown;
  readonly attempt?: number | undefined;
}
