// Knows the report of a course, or another product, to a host, before it is put into the words of a version.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import {
  type ExitReading,
  type Interaction,
  isPassFailCourse,
  listInteractions,
  readToldStatus,
} from "@academiz/domain/scorm";
import type { ToldResult } from "./standing.ts";

export interface Report extends ToldResult {
  /** True where the content can be passed or failed. */
  readonly isPassFail: boolean;
  /** `chapter.slide`, by their indexes: short in every host. Null for a content without places. */
  readonly location: string | null;
  /** Seconds of this session. */
  readonly seconds: number;
  /** Null when nothing fits: the host's text stays. */
  readonly suspendData: string | null;
  /** One for each chapter; none for a content without chapters. */
  readonly objectives: readonly Objective[];
  readonly interactions: readonly Interaction[];
  readonly exitReading: ExitReading;
}

/** The result that the host handed back. */
export interface Resumed extends ToldResult {
  readonly objectives: readonly Objective[];
  readonly interactions: readonly Interaction[];
  readonly exitReading: ExitReading;
  /**
   * True where another publication, or another attempt (§4.61), counts the scores: those that the host holds do not
   * apply.
   */
  readonly countsAnew: boolean;
}

export interface Objective extends ToldResult {
  readonly id: string;
  readonly title: string;
}

/** The words of one version of SCORM. */
export interface Telling {
  /** How many characters of suspend data every host of this version keeps. */
  readonly limit: number;
  /** The learner's id at the host; empty where it gives none. */
  readLearner(): string;
  /** Empty where nothing was ever kept; null where something may be, and the host fails to tell it. */
  readSuspendData(): string | null;
  /** The answers of earlier launches, which are not reported again. */
  recall(interactions: readonly Interaction[]): void;
  /**
   * The host handed a progress back: its answers are not reported again, its result may be lowered by the author's
   * rules, and it is suspended again as it was, so that somebody who only looks finds it the next time too.
   */
  resume(resumed: Resumed): void;
  /**
   * The host did not hand `ended` back, and may still hold it: reports leave out status and measure until the play
   * ends as one of `enders` (§4.60–§4.62).
   */
  supposeEnd(ended: ToldResult, enders: readonly ToldResult["status"][]): void;
  /** False when the host refused a word or the commit: the next report repeats what was not taken. */
  report(report: Report): boolean;
  /** Only time has passed: seconds of this session. `isLeaving`: the page's last words store them. */
  reportTime(seconds: number, isLeaving: boolean): boolean;
}

export const makeReport = (
  course: CompiledLearniz,
  progress: LearnizProgress,
  rest: Pick<Report, "seconds" | "suspendData" | "exitReading">,
): Report => ({
  ...rest,
  status: readToldStatus(course, progress),
  isPassFail: isPassFailCourse(course.learniz),
  score: progress.score,
  percentage: progress.percentage,
  location: `${progress.currentChapterIndex}.${progress.currentSlideIndex}`,
  objectives: progress.chapters.map(({ slug, status, percentage, score }, at) => ({
    id: slug.replace(/[^A-Za-z0-9._-]/g, "_").slice(0, 250),
    title: course.learniz.chapters[at]?.title ?? "",
    status,
    percentage,
    score,
  })),
  interactions: listInteractions(course.learniz, progress),
});

/** A CMIDecimal, with no more digits than an LMS is sure to read. */
export const formatScore = (score: number): string => String(Math.round(score * 100) / 100);
