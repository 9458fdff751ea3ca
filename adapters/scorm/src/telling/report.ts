// Knows what a course, or another product, has to say to a host, before it is put into the words of a version.
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
  /** The content can be passed or failed. */
  readonly isPassFail: boolean;
  /** `chapter.slide`, by their indexes: short in every host. Null for what has no places. */
  readonly location: string | null;
  /** Of this session. */
  readonly seconds: number;
  /** Null when nothing fits: what the host keeps stays. */
  readonly suspendData: string | null;
  /** One a chapter; none of what has no chapters. */
  readonly objectives: readonly Objective[];
  readonly interactions: readonly Interaction[];
  readonly exitReading: ExitReading;
}

/** What the host handed back. */
export interface Resumed extends ToldResult {
  readonly objectives: readonly Objective[];
  readonly interactions: readonly Interaction[];
  readonly exitReading: ExitReading;
  /** Another publication counts its scores, or another attempt (§4.61): those that the host holds say nothing of it. */
  readonly countsAnew: boolean;
}

export interface Objective extends ToldResult {
  readonly id: string;
  readonly title: string;
}

/** The words of one version of SCORM. */
export interface Telling {
  /** Characters of suspend data that every host of this version keeps. */
  readonly limit: number;
  /** As the host names who learns; empty where it does not. */
  readLearner(): string;
  /** Empty where nothing was ever kept; null where something may be, and the host fails to tell it. */
  readSuspendData(): string | null;
  /** What was answered in earlier launches: it is not told again. */
  recall(interactions: readonly Interaction[]): void;
  /**
   * The host handed a progress back: what was answered in it is not told again, what it comes to may be lowered by the
   * author's rules, and it is suspended again as it was, so that who only looks finds it the next time too.
   */
  resume(resumed: Resumed): void;
  /**
   * The host handed `ended` not back, and may hold it all the same: what goes on is told without status and measure
   * until it ends as one of `enders` (§4.60–§4.62).
   */
  supposeEnd(ended: ToldResult, enders: readonly ToldResult["status"][]): void;
  /** False when the host refused a word or the commit: what was not taken is said again with the next report. */
  report(report: Report): boolean;
  /** Nothing happened but time: seconds of this session. `isLeaving`: the last word of the page keeps them. */
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

/** A CMIDecimal: no more digits than an LMS is sure to read. */
export const formatScore = (score: number): string => String(Math.round(score * 100) / 100);
