// Knows what the player's views show: the menu with its locks, the slide, the way on, and how progress is kept.
import type { DocumentFile } from "@academiz/domain/catalog";
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import {
  explainLock,
  isSlideLocked,
  type LearnizProgress,
  type LockReason,
  type Place,
  type ProgressStatus,
} from "@academiz/domain/progress";
import { formatMark } from "@academiz/domain/scoring";
import type { SnapshotFrom } from "xstate";
import type { SavingState } from "../playing/saving.machine.ts";
import type { Trouble } from "../ports/index.ts";
import { connectInteractivity, type InteractivityView } from "./interactivity.connect.ts";
import { keepsProgress } from "./keeps-progress.ts";
import type { learnizPlayerMachine } from "./learniz-player.machine.ts";
import type { Celebration, LoadedCourse } from "./learniz-player.types.ts";
import { readCurrentSlide } from "./play-game.ts";

/** One thing that is missing before a slide opens, with its name and the way to it. */
export interface LockReasonView extends LockReason {
  /** Title of what is missing, as the author wrote it; may be empty. */
  readonly title: string;
  /** Where the learner can do something about it, for a chapter its first slide; null when that is locked too. */
  readonly place: Place | null;
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
  /** What was just completed, until it is dismissed; null otherwise. */
  readonly celebration: Celebration | null;
}

/** What the player shows once the course is read. */
export interface CourseView {
  readonly title: string;
  /** Of the course: its interface and its voice. */
  readonly language: "FR" | "EN";
  readonly isDemo: boolean;
  readonly isPreview: boolean;
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
  readonly status: ProgressStatus;
  /** Complete slides of all slides, 0–100, not rounded (§4.58). */
  readonly percentage: number;
  /** 0–100, not rounded; null without one. */
  readonly score: number | null;
  /** The score in the client's kind of mark, as `formatMark` writes it; null without a score. */
  readonly mark: string | null;
  /** Seconds spent in the course, over all visits. */
  readonly time: number;
}

/**
 * The view of a snapshot of `learnizPlayerMachine`. Pure.
 * @throws Error for a course without slides: there is none to stand on.
 */
export function connectLearnizPlayer(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): LearnizPlayerView {
  const { loaded, trouble, saving, celebration } = snapshot.context;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    trouble,
    course: loaded && connectCourse(snapshot, loaded),
    saving: readSaving(snapshot),
    savedAt: saving.savedAt,
    isOutdated: saving.isOutdated,
    celebration,
  };
}

function readSaving(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): SavingState {
  if (!keepsProgress(snapshot.context)) return "off";
  return snapshot.matches("ready") ? snapshot.context.saving.state : "saving";
}

function connectCourse(snapshot: SnapshotFrom<typeof learnizPlayerMachine>, loaded: LoadedCourse): CourseView {
  const { course, progress, toPlay } = loaded;
  const { learniz } = course;
  const chapters = connectMenu(course, progress);
  const slides = chapters.flatMap((chapter) => chapter.slides);
  const at = slides.findIndex((slide) => slide.isCurrent);
  const { slide, progress: slideProgress } = readCurrentSlide(loaded);
  return {
    title: learniz.context.title,
    language: learniz.local,
    isDemo: toPlay.demo,
    isPreview: snapshot.context.mode === "PREVIEW",
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
        ),
      ),
    },
    position: at + 1,
    slideCount: slides.length,
    previous: slides[at - 1] ?? null,
    next: slides[at + 1] ?? null,
    status: progress.status,
    percentage: progress.percentage,
    score: progress.score ?? null,
    mark: progress.score === undefined ? null : formatMark(progress.score, toPlay.markType),
    time: progress.time,
  };
}

function connectMenu(course: CompiledLearniz, progress: LearnizProgress): readonly ChapterEntry[] {
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
          status: state?.slides[slideIndex]?.status ?? "NOT_STARTED",
          place,
          isCurrent: chapterIndex === progress.currentChapterIndex && slideIndex === progress.currentSlideIndex,
          isLocked,
          reasons: isLocked
            ? explainLock(course, progress, slide.slug).map((reason) => nameReason(course, progress, reason))
            : [],
        };
      }),
    };
  });
}

function nameReason(course: CompiledLearniz, progress: LearnizProgress, reason: LockReason): LockReasonView {
  const found = findElement(course, reason.slug);
  const at = found && {
    chapterIndex: found.place.chapterIndex,
    slideIndex: "slideIndex" in found.place ? found.place.slideIndex : 0,
  };
  return { ...reason, title: found?.title ?? "", place: at && !isSlideLocked(progress, at) ? at : null };
}
