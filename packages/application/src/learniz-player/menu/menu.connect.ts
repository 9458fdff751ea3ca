// Knows the menu of a course: its chapters and pages, what is locked and why, what was missed, and what is left to do.
import { isAnswered, isReadWithPage } from "@academiz/domain/interactivities";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  explainLock,
  findState,
  type InteractivityProgress,
  isSlideLocked,
  type LearnizProgress,
  type LockReason,
  listUnfinished,
  listUnmet,
  measureReason,
  type Place,
  type ProgressStatus,
  type SlideProgress,
  type UnmetCondition,
} from "@academiz/domain/progress";
import { reaches, type SpokenScore, type SpokenThreshold, speakScore } from "@academiz/domain/scoring";
import type { LoadedCourse } from "../learniz-player.types.ts";
import { isJudged } from "./is-judged.ts";
import { nameElement } from "./name-element.ts";
import { isHere, sayCondition } from "./say-condition.ts";

/** One thing that is missing before a slide opens, with its name and the way to it. */
export interface LockReasonView extends LockReason {
  /** Title of what is missing, as the author wrote it; may be empty. */
  readonly title: string;
  /**
   * Where the learner can do something about it; for a locked element the page of what opens it. Null where nothing
   * leads there.
   */
  readonly place: Place | null;
  /** Slug of the element on the present page, where it is to be shown. Null where it is on another page. */
  readonly here: string | null;
  /** The score that is asked for and the one that was reached; null where none is asked for. */
  readonly said: SpokenThreshold | null;
}

/**
 * What may be left to do on a page: read it to its end, open its cards or files, answer its quiz, or pass a failed one.
 */
export type PageTask = "read" | "open" | "answer" | "pass";

/** A slide in the menu, with why it is locked. */
export interface SlideEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  /** The place for `slide.chosen`. */
  readonly place: Place;
  readonly isCurrent: boolean;
  /** True where the page or its chapter is locked (§4.35). */
  readonly isLocked: boolean;
  /** All that is missing before it opens, also for its chapter; empty where it is open. */
  readonly reasons: readonly LockReasonView[];
  /**
   * Where the page does not reach its own score: what is asked and what was reached. Where it does not reach that of
   * its chapter or course: only what was reached, because what is asked is shown there. Null otherwise.
   */
  readonly missed: { readonly asked: SpokenScore | null; readonly reached: SpokenScore | null } | null;
  /** What is left to do on a page that was begun and is not done; empty otherwise. */
  readonly tasks: readonly PageTask[];
}

/** A chapter in the menu; `percentage` is 0–100, not rounded. */
export interface ChapterEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  /** Complete slides of all its slides, 0–100, not rounded (§4.57). */
  readonly percentage: number;
  readonly isCurrent: boolean;
  /** The average that it asks for and the one that was reached, once that is judged and too low; null otherwise. */
  readonly missed: SpokenThreshold | null;
  readonly slides: readonly SlideEntry[];
}

/** The averages that are judged and too low. */
export const readAverages = (loaded: LoadedCourse): readonly UnmetCondition[] =>
  listUnfinished(loaded.course, loaded.progress).filter((one) => one.type === "SCORE" && isJudged(loaded, one));

export function sayAverage(
  averages: readonly UnmetCondition[],
  slug: string,
  markType: string,
): SpokenThreshold | null {
  const average = averages.find((one) => one.slug === slug);
  return average ? sayCondition(average, markType) : null;
}

/**
 * The score that a slide asks for and did not get, or the score of its quiz in an average that is too low; null before
 * there is a score.
 */
function readMissed(
  { course, progress, toPlay: { markType } }: LoadedCourse,
  slug: string,
  averages: readonly UnmetCondition[],
): SlideEntry["missed"] {
  const [nearest = []] = listUnmet(course, progress, slug);
  const missed = nearest.find(({ reached }) => reached !== null);
  if (missed) return sayCondition(missed, markType);
  const low = findLow(course, progress, slug, averages);
  return low === undefined ? null : { asked: null, reached: speakScore(low, markType) };
}

/** The lowest score on this slide that is below the average in which it counts. */
function findLow(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
  averages: readonly UnmetCondition[],
): number | undefined {
  return averages
    .flatMap(({ asked, counts }) =>
      counts.flatMap((one) => {
        const reached = findState(course, progress, one)?.score ?? 0;
        const place = course.places.get(one);
        const isLow = place?.kind === "interactivity" && place.parent === slug && !reaches(reached, asked ?? 0);
        return isLow ? [reached] : [];
      }),
    )
    .sort((one, other) => one - other)[0];
}

/** A score that is too low is shown elsewhere. */
function listTasks({ course, progress }: LoadedCourse, state: SlideProgress | undefined): readonly PageTask[] {
  if (state?.status !== "STARTED") return [];
  const [nearest = []] = listUnmet(course, progress, state.slug);
  const asked = nearest.filter(({ reached }) => reached === null).flatMap(({ counts }) => counts);
  const waited = state.interactivities.filter(({ slug }) => asked.includes(slug));
  const open = waited.filter(({ type }) => isAnswered(type));
  const isHidden = ({ type, status }: InteractivityProgress) =>
    !isAnswered(type) && !isReadWithPage(type) && status !== "COMPLETE";
  return [
    ...(state.scrolled ? [] : (["read"] as const)),
    ...(waited.some(isHidden) ? (["open"] as const) : []),
    ...(open.some(({ nbTimeDone }) => nbTimeDone === 0) ? (["answer"] as const) : []),
    ...(open.some(({ nbTimeDone, status }) => nbTimeDone > 0 && status === "FAILED") ? (["pass"] as const) : []),
  ];
}

/** Without rules a page is complete though nobody did it; the author of a preview sees what was done on it. */
function readStatus(state: SlideProgress | undefined, enforcesRules: boolean): ProgressStatus {
  if (!state) return "NOT_STARTED";
  if (enforcesRules || state.status !== "COMPLETE") return state.status;
  const isDone =
    state.scrolled && state.interactivities.every(({ type, nbTimeDone }) => !isAnswered(type) || nbTimeDone > 0);
  return isDone ? "COMPLETE" : "STARTED";
}

export function connectMenu(loaded: LoadedCourse, enforcesRules: boolean): readonly ChapterEntry[] {
  const { course, progress } = loaded;
  const averages = readAverages(loaded);
  return course.learniz.chapters.map((chapter, chapterIndex) => {
    const state = progress.chapters[chapterIndex];
    return {
      slug: chapter.slug,
      title: chapter.title,
      status: state?.status ?? "NOT_STARTED",
      percentage: state?.percentage ?? 0,
      isCurrent: chapterIndex === progress.currentChapterIndex,
      missed: sayAverage(averages, chapter.slug, loaded.toPlay.markType),
      slides: chapter.slides.map((slide, slideIndex) => {
        const place = { chapterIndex, slideIndex };
        const isLocked = isSlideLocked(progress, place);
        return {
          slug: slide.slug,
          title: slide.description,
          status: readStatus(state?.slides[slideIndex], enforcesRules),
          place,
          isCurrent: chapterIndex === progress.currentChapterIndex && slideIndex === progress.currentSlideIndex,
          isLocked,
          reasons: isLocked
            ? explainLock(course, progress, slide.slug).map((reason) => nameReason(loaded, reason))
            : [],
          missed: isLocked ? null : readMissed(loaded, slide.slug, averages),
          tasks: enforcesRules ? listTasks(loaded, state?.slides[slideIndex]) : [],
        };
      }),
    };
  });
}

function nameReason({ course, progress, toPlay }: LoadedCourse, reason: LockReason): LockReasonView {
  const named = nameElement(course, progress, reason.slug);
  const condition = measureReason(course, progress, reason);
  return {
    ...reason,
    ...named,
    here: isHere(progress, named.place) ? (condition.counts[0] ?? reason.slug) : null,
    said: sayCondition(condition, toPlay.markType),
  };
}
