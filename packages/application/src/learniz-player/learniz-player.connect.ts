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
import type { Trouble } from "../ports/index.ts";
import { connectInteractivity, type InteractivityView } from "./interactivity.connect.ts";
import { keepsProgress } from "./keeps-progress.ts";
import type { learnizPlayerMachine } from "./learniz-player.machine.ts";
import type { Celebration, LoadedCourse } from "./learniz-player.types.ts";
import { readCurrentSlide } from "./play-game.ts";

export interface LockReasonView extends LockReason {
  /** The title of what is missing, as the author wrote it. */
  readonly title: string;
  /** Where the learner can do something about it; null when that is locked too. */
  readonly place: Place | null;
}

/** A slide in the menu, with why it is locked. */
export interface SlideEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  readonly place: Place;
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
  readonly reasons: readonly LockReasonView[];
}

/** A chapter in the menu; `percentage` is 0–100, not rounded. */
export interface ChapterEntry {
  readonly slug: string;
  readonly title: string;
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly isCurrent: boolean;
  readonly slides: readonly SlideEntry[];
}

/** All that the player shows. */
export interface LearnizPlayerView {
  readonly phase: "loading" | "failed" | "ready";
  readonly trouble: Trouble | null;
  readonly course: CourseView | null;
  readonly saving: "off" | "saved" | "saving" | "offline" | "refused";
  readonly savedAt: number | null;
  readonly isOutdated: boolean;
  readonly celebration: Celebration | null;
}

/** What the player shows once the course is read. */
export interface CourseView {
  readonly title: string;
  readonly language: "FR" | "EN";
  readonly isDemo: boolean;
  readonly isPreview: boolean;
  readonly isGod: boolean;
  readonly colors: Readonly<Record<string, string>>;
  readonly documentFiles: readonly DocumentFile[];
  readonly returnUrl: string | null;
  readonly chapters: readonly ChapterEntry[];
  readonly slide: {
    readonly slug: string;
    readonly title: string;
    readonly chapterTitle: string;
    readonly isScrolled: boolean;
    readonly interactivities: readonly InteractivityView[];
  };
  readonly position: number;
  readonly slideCount: number;
  readonly previous: SlideEntry | null;
  readonly next: SlideEntry | null;
  readonly status: ProgressStatus;
  /** 0–100, not rounded. */
  readonly percentage: number;
  readonly score: number | null;
  /** The score in the client's kind of mark; null without a score. */
  readonly mark: string | null;
  /** Seconds. */
  readonly time: number;
}

/** What is shown of the machine's snapshot. */
export function connectLearnizPlayer(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): LearnizPlayerView {
  const { loaded, trouble, savedAt, isOutdated, celebration } = snapshot.context;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    trouble,
    course: loaded && connectCourse(snapshot, loaded),
    saving: readSaving(snapshot),
    savedAt,
    isOutdated,
    celebration,
  };
}

function readSaving(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): LearnizPlayerView["saving"] {
  const { saveTrouble } = snapshot.context;
  if (!keepsProgress(snapshot.context)) return "off";
  if (snapshot.matches({ ready: { saving: "retrying" } }) && saveTrouble?.kind === "offline") return "offline";
  if (saveTrouble) return "refused";
  return snapshot.matches({ ready: { saving: "resting" } }) ? "saved" : "saving";
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
