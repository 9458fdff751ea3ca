// Knows what the player's views show: the menu with its locks, the slide, the way on, and how progress is kept.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  explainLock,
  findState,
  isSlideLocked,
  type LearnizProgress,
  type LockReason,
  listDemands,
  listUnfinished,
  listUnmet,
  measureReason,
  type Place,
  type ProgressStatus,
  type SlideProgress,
  type UnmetCondition,
} from "@academiz/domain/progress";
import { reaches, type SpokenScore, type SpokenThreshold, speakScore } from "@academiz/domain/scoring";
import type { SnapshotFrom } from "xstate";
import type { SavingState } from "../playing/saving.machine.ts";
import type { Trouble } from "../ports/index.ts";
import { isShort } from "./advance.ts";
import { connectInteractivity, type InteractivityView } from "./interactivity.connect.ts";
import { isJudged } from "./is-judged.ts";
import { keepsProgress } from "./keeps-progress.ts";
import type { learnizPlayerMachine } from "./learniz-player.machine.ts";
import type { Celebration, LoadedCourse } from "./learniz-player.types.ts";
import { nameElement } from "./name-element.ts";
import { readCurrentSlide } from "./play-game.ts";
import { isHere, sayCondition } from "./say-condition.ts";
import { connectShortfall, type Shortfall } from "./shortfall.connect.ts";

/** One thing that is missing before a slide opens, with its name and the way to it. */
export interface LockReasonView extends LockReason {
  /** Title of what is missing, as the author wrote it; may be empty. */
  readonly title: string;
  /** Where the learner can do something about it; for what is locked too, the page of what opens it. Null where nothing leads there. */
  readonly place: Place | null;
  /** On the page that the learner is on: the slug of what it is about, to be shown there. Null elsewhere. */
  readonly here: string | null;
  /** The score that is asked for beside what was reached; null where none is asked for. */
  readonly said: SpokenThreshold | null;
}

/** A slide in the menu, with why it is locked. */
export interface SlideEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  /** What `slide.chosen` takes. */
  readonly place: Place;
  readonly isCurrent: boolean;
  /** Itself, or with its chapter (§4.35). */
  readonly isLocked: boolean;
  /** All that is missing before it opens, its chapter's part included; empty for one that is open. */
  readonly reasons: readonly LockReasonView[];
  /** The score that it asks for beside what was reached, while it is missed; null otherwise. */
  readonly missed: SpokenThreshold | null;
}

/** A chapter in the menu; `percentage` is 0–100, not rounded. */
export interface ChapterEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  /** Complete slides of all its slides, 0–100, not rounded (§4.57). */
  readonly percentage: number;
  readonly isCurrent: boolean;
  readonly slides: readonly SlideEntry[];
}

/** All that the player shows. */
export interface LearnizPlayerView {
  readonly phase: "loading" | "failed" | "ready";
  /** Why the course could not be read; null when it could. */
  readonly trouble: Trouble | null;
  /** Null until the course is read. */
  readonly course: CourseView | null;
  /**
   * `off`: nothing is kept in this mode; `saved`: all of it is; `offline`: kept on the device, tried again by itself; `refused`:
   * the last save failed for another reason. `saving` else, while the course is read too.
   */
  readonly saving: SavingState;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** What is stored is newer than this: another tab or device played. */
  readonly isOutdated: boolean;
  /** What was completed and is on screen, until it is dismissed; null otherwise. */
  readonly celebration: Celebration | null;
  /** Something was completed that is celebrated at the learner's next step: `celebration.asked`. */
  readonly hasDue: boolean;
}

/** What the player shows once the course is read. */
export interface CourseView {
  readonly title: string;
  /** Of the course: its interface and its voice. */
  readonly language: "FR" | "EN";
  readonly isDemo: boolean;
  readonly isPreview: boolean;
  /** Its rules stand; in a preview `rules.switched` says whether. */
  readonly enforcesRules: boolean;
  /** Where the author of a preview was when the rules that they switched on locked it, until they go on; it may have opened since. */
  readonly lockedOut: SlideEntry | null;
  readonly isGod: boolean;
  /** The client's theme colours by their names (`primary`, …), as they were typed. */
  readonly colors: Readonly<Record<string, string>>;
  /** Where the files are that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
  readonly chapters: readonly ChapterEntry[];
  /** The slide that the learner is on. */
  readonly slide: {
    readonly slug: string;
    readonly title: string;
    readonly chapterTitle: string;
    readonly isScrolled: boolean;
    readonly interactivities: readonly InteractivityView[];
  };
  /** Number of that slide in the course, from 1. */
  readonly position: number;
  /** Slides in the course. */
  readonly slideCount: number;
  /** The slide before, locked or not; null at the first. */
  readonly previous: SlideEntry | null;
  /** The slide after, locked or not; null at the last. */
  readonly next: SlideEntry | null;
  /** What the device still holds of the course as it was finished, to be looked through again; null where there is no such choice. */
  readonly finished: { readonly at: string | null; readonly mark: SpokenScore | null } | null;
  /** What is missing of a course that is not complete, at its last page or with every page done; null otherwise. */
  readonly shortfall: Shortfall | null;
  readonly status: ProgressStatus;
  /** Complete slides of all slides, 0–100, not rounded (§4.58). */
  readonly percentage: number;
  /** 0–100, not rounded; null without one. */
  readonly score: number | null;
  /** The score in the client's kind of mark; null without a score. */
  readonly mark: SpokenScore | null;
  /** Seconds spent in the course, over all visits. */
  readonly time: number;
}

/**
 * The view of a snapshot of `learnizPlayerMachine`. Pure.
 * @throws Error for a course without slides: there is none to stand on.
 */
export function connectLearnizPlayer(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): LearnizPlayerView {
  const { loaded, trouble, saving, celebration, due } = snapshot.context;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    trouble,
    course: loaded && connectCourse(snapshot, loaded),
    saving: readSaving(snapshot),
    savedAt: saving.savedAt,
    isOutdated: saving.isOutdated,
    celebration,
    hasDue: due !== null,
  };
}

function readSaving(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): SavingState {
  if (!keepsProgress(snapshot.context)) return "off";
  return snapshot.matches("ready") ? snapshot.context.saving.state : "saving";
}

function connectCourse(snapshot: SnapshotFrom<typeof learnizPlayerMachine>, loaded: LoadedCourse): CourseView {
  const { course, progress, toPlay } = loaded;
  const { learniz } = course;
  const { enforcesRules } = snapshot.context;
  const chapters = connectMenu(loaded, enforcesRules);
  const slides = chapters.flatMap((chapter) => chapter.slides);
  const at = slides.findIndex((slide) => slide.isCurrent);
  const { slide, progress: slideProgress } = readCurrentSlide(loaded);
  return {
    title: learniz.context.title,
    language: learniz.local,
    isDemo: toPlay.demo,
    isPreview: snapshot.context.mode === "PREVIEW",
    enforcesRules: enforcesRules && !snapshot.context.isGod,
    lockedOut: slides.find(({ slug }) => slug === snapshot.context.lockedOut) ?? null,
    isGod: snapshot.context.isGod,
    colors: toPlay.colors,
    documentFiles: toPlay.documentFiles,
    returnUrl: toPlay.returnUrl,
    chapters,
    slide: {
      slug: slide.slug,
      title: slide.description,
      chapterTitle: learniz.chapters[progress.currentChapterIndex]?.title ?? "",
      isScrolled: slideProgress.scrolled,
      interactivities: slide.interactivities.map((interactivity, index) =>
        connectInteractivity(
          interactivity,
          slideProgress.interactivities[index],
          snapshot.context.drafts[interactivity.slug],
          { markType: toPlay.markType, ...readDemands(loaded, interactivity.slug) },
        ),
      ),
    },
    position: at + 1,
    slideCount: slides.length,
    previous: slides[at - 1] ?? null,
    next: slides[at + 1] ?? null,
    finished: loaded.finished && {
      at: loaded.finished.eventDate ?? null,
      mark: readMark(loaded.finished, toPlay.markType),
    },
    shortfall: readShortfall(loaded, at + 1 === slides.length),
    status: progress.status,
    percentage: enforcesRules
      ? progress.percentage
      : (100 * slides.filter(({ status }) => status === "COMPLETE").length) / slides.length,
    score: progress.score ?? null,
    mark: readMark(progress, toPlay.markType),
    time: progress.time,
  };
}

/** At the last page what a course without rules waits for is nothing. */
function readShortfall(loaded: LoadedCourse, isLast: boolean): Shortfall | null {
  if (isShort(loaded.progress)) return connectShortfall(loaded);
  if (!isLast || loaded.progress.status === "COMPLETE") return null;
  const shortfall = connectShortfall(loaded);
  return shortfall.conditions.length > 0 ? shortfall : null;
}

const readMark = ({ score }: LearnizProgress, markType: string): SpokenScore | null =>
  score === undefined ? null : speakScore(score, markType);

function readDemands({ course, progress, toPlay }: LoadedCourse, slug: string) {
  const demands = listDemands(course, progress, slug);
  // An average of this quiz alone is its own score.
  const isOwn = ({ kind, asked, counts }: UnmetCondition) =>
    asked !== null && (kind === "interactivity" || counts.length === 1);
  const around = demands.find((demand) => !isOwn(demand));
  return {
    asked: Math.max(0, ...demands.filter(isOwn).map(({ asked }) => asked ?? 0)),
    around: around && {
      kind: around.kind,
      said: sayCondition(around, toPlay.markType),
      isOpen: around.asked !== null && !isJudged({ course, progress }, around),
    },
    aroundAsked: around?.asked ?? null,
  };
}

/** What a slide asks for and was missed, or what its quiz lacks of an average that is missed: nothing before there is a score. */
function readMissed(
  { course, progress, toPlay }: LoadedCourse,
  slug: string,
  averages: readonly UnmetCondition[],
): SpokenThreshold | null {
  const [nearest = []] = listUnmet(course, progress, slug);
  const missed = nearest.find(({ reached }) => reached !== null) ?? findLow(course, progress, slug, averages);
  return missed ? sayCondition(missed, toPlay.markType) : null;
}

function findLow(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
  averages: readonly UnmetCondition[],
): UnmetCondition | undefined {
  return averages
    .flatMap((average) =>
      average.counts.flatMap((one) => {
        const reached = findState(course, progress, one)?.score ?? 0;
        const place = course.places.get(one);
        const isLow = place?.kind === "interactivity" && place.parent === slug && !reaches(reached, average.asked ?? 0);
        return isLow ? [{ ...average, reached }] : [];
      }),
    )
    .sort((one, other) => one.reached - other.reached)[0];
}

/** A page that nobody did is complete without rules; the author of a preview is shown what was done on it. */
function readStatus(state: SlideProgress | undefined, enforcesRules: boolean): ProgressStatus {
  if (!state) return "NOT_STARTED";
  if (enforcesRules || state.status !== "COMPLETE") return state.status;
  const isDone =
    state.scrolled && state.interactivities.every(({ type, nbTimeDone }) => type !== "game" || nbTimeDone > 0);
  return isDone ? "COMPLETE" : "STARTED";
}

function connectMenu(loaded: LoadedCourse, enforcesRules: boolean): readonly ChapterEntry[] {
  const { course, progress } = loaded;
  const averages = listUnfinished(course, progress).filter((one) => one.type === "SCORE" && isJudged(loaded, one));
  return course.learniz.chapters.map((chapter, chapterIndex) => {
    const state = progress.chapters[chapterIndex];
    return {
      slug: chapter.slug,
      title: chapter.title,
      status: state?.status ?? "NOT_STARTED",
      percentage: state?.percentage ?? 0,
      isCurrent: chapterIndex === progress.currentChapterIndex,
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
