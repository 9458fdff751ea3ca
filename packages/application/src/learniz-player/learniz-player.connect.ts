// Knows what the player's views show: the menu with its locks, the slide, the way on, and how progress is kept.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { GameType } from "@academiz/domain/games";
import type { InteractivityType } from "@academiz/domain/learniz";
import { type Background, type CourseLook, readBackground, readLook } from "@academiz/domain/learniz";
import { type LearnizProgress, listDemands, type ProgressStatus, type UnmetCondition } from "@academiz/domain/progress";
import { type SpokenScore, type SpokenThreshold, speakScore } from "@academiz/domain/scoring";
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { type SavingState, tellSaving } from "../saving/index.ts";
import { isShort } from "./advance.ts";
import { connectInteractivity, type InteractivityView, type PlacedViews, placeViews } from "./interactivity.connect.ts";
import { keepsProgress } from "./keeps-progress.ts";
import type { learnizPlayerMachine } from "./learniz-player.machine.ts";
import type { Celebration, LoadedCourse } from "./learniz-player.types.ts";
import { isJudged } from "./menu/is-judged.ts";
import { type ChapterEntry, connectMenu, readAverages, type SlideEntry, sayAverage } from "./menu/menu.connect.ts";
import { sayCondition } from "./menu/say-condition.ts";
import { connectShortfall, type Shortfall } from "./menu/shortfall.connect.ts";
import { readCurrentSlide } from "./play-game.ts";
import { readIdleSeconds } from "./read-idle-seconds.ts";

/** All that the player shows. */
export interface LearnizPlayerView {
  readonly phase: "loading" | "failed" | "ready";
  /** Why the course could not be read; null when it could. */
  readonly trouble: Trouble | null;
  /** Null until the course is read. */
  readonly course: CourseView | null;
  /**
   * `off`: nothing is kept in this mode; `saved`: everything is stored; `offline`: kept on the device, and tried again
   * by itself; `refused`: the last save failed for another reason; `unkept`: it failed, and the device keeps nothing;
   * `saving`: everything else, also while the course is read.
   */
  readonly saving: SavingState;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** What is stored is newer than this: another tab or device played, or it was begun anew. */
  readonly isOutdated: boolean;
  /** Facts that waited on this device were joined with those of another one. */
  readonly isJoined: boolean;
  /** What was completed and is on screen, until it is dismissed; null otherwise. */
  readonly celebration: Celebration | null;
  /** The learner was away: time does not count until `attention.returned`. */
  readonly isPaused: boolean;
  /** Something was completed, and is celebrated at the learner's next step: `celebration.asked`. */
  readonly hasDue: boolean;
}

/** What the player shows once the course is read. */
export interface CourseView {
  readonly title: string;
  /** The language of the course, for its interface and its voice. */
  readonly language: "FR" | "EN";
  readonly isDemo: boolean;
  readonly isPreview: boolean;
  /** True where its rules apply; in a preview its author decides, by `switchRules`. */
  readonly enforcesRules: boolean;
  /**
   * In a preview: the slide where the author was when they switched rules on that locked it, until they go on; it may
   * have opened since.
   */
  readonly lockedOut: SlideEntry | null;
  readonly isGod: boolean;
  /** Seconds without a sign of the learner after which it pauses; null: never. */
  readonly idleSeconds: number | null;
  /** The client's look, unparsed, and the look of the course itself: `mergeThemes` joins them. */
  readonly theme: Readonly<Record<string, unknown>>;
  readonly ownTheme: CourseLook["theme"];
  /** Unparsed, as `settleTexts` reads them: the client's own texts, and those of the course. */
  readonly ownTexts: readonly [client: unknown, product: unknown];
  /** Where the files are that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
  /** The background of the page, its own or the course's; null without one. */
  readonly background: Background | null;
  /** Styles of its own for its pages (CSS), unparsed; empty: none. */
  readonly ownStyles: string;
  /** The icon of its tab, as the content names it; null without one. */
  readonly favicon: string | null;
  /** Address to which "leave" leads; null where there is none. */
  readonly returnUrl: string | null;
  /** The types of the games that can be played in it: their views are fetched. */
  readonly gameTypes: readonly GameType[];
  /** The kinds of interactivity that stand in it: those of their views that come late are fetched. */
  readonly kinds: readonly InteractivityType[];
  readonly chapters: readonly ChapterEntry[];
  /** The slide that the learner is on. */
  readonly slide: {
    readonly slug: string;
    readonly title: string;
    readonly chapterTitle: string;
    readonly isScrolled: boolean;
    readonly interactivities: readonly InteractivityView[];
    /** Games that a card of the page opens, and that stand nowhere else on it. */
    readonly inModals: PlacedViews["inModals"];
  };
  /** Number of that slide in the course, from 1. */
  readonly position: number;
  /** Slides in the course. */
  readonly slideCount: number;
  /** The slide before, locked or not; null at the first. */
  readonly previous: SlideEntry | null;
  /** The slide after, locked or not; null at the last. */
  readonly next: SlideEntry | null;
  /** The first page that is open. */
  readonly first: SlideEntry | null;
  /** Open pages that are not done, without the present one: those after it first. */
  readonly left: readonly SlideEntry[];
  /**
   * Pages left in a course that was completed before this visit, how many of them were added since, and which is the
   * first; null where none is left.
   */
  readonly remaining: { readonly left: number; readonly added: number; readonly first: SlideEntry } | null;
  /**
   * Where "next" leads at the end of the course: to a page that is left, otherwise to the next one; null at the very
   * end.
   */
  readonly wayOn: SlideEntry | null;
  /** The average that it asks for and the one that was reached, once that is judged and too low; null otherwise. */
  readonly missed: SpokenThreshold | null;
  /**
   * The finished course that the device still holds, which the learner may look through again; null where there is no
   * such choice.
   */
  readonly finished: { readonly at: string | null; readonly mark: SpokenScore | null } | null;
  /** What an incomplete course still asks for, at its last page or once every page is done; null otherwise. */
  readonly shortfall: Shortfall | null;
  /** True where `result.asked` shows its result: it plays with its rules, and is complete or has all pages done. */
  readonly isOver: boolean;
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
    isOutdated: saving.isOutdated || !!loaded?.dropped,
    isJoined: loaded?.isJoined ?? false,
    celebration,
    isPaused: snapshot.matches({ ready: { attention: "away" } }),
    hasDue: due !== null,
  };
}

function readSaving(snapshot: SnapshotFrom<typeof learnizPlayerMachine>): SavingState {
  const { context } = snapshot;
  if (!keepsProgress(context)) return "off";
  return snapshot.matches("ready") ? tellSaving(context.saving, context.isSafe) : "saving";
}

function connectCourse(snapshot: SnapshotFrom<typeof learnizPlayerMachine>, loaded: LoadedCourse): CourseView {
  const { course, progress, toPlay } = loaded;
  const { learniz } = course;
  const { enforcesRules } = snapshot.context;
  const look = readLook(learniz);
  const chapters = connectMenu(loaded, enforcesRules);
  const slides = chapters.flatMap((chapter) => chapter.slides);
  const at = slides.findIndex((slide) => slide.isCurrent);
  const { slide, progress: slideProgress } = readCurrentSlide(loaded);
  const left = [...slides.slice(at + 1), ...slides.slice(0, at)].filter(isLeft);
  return {
    title: learniz.context.title,
    language: learniz.local,
    isDemo: toPlay.demo,
    isPreview: snapshot.context.mode === "PREVIEW" || snapshot.context.mode === "DEV",
    enforcesRules: enforcesRules && !snapshot.context.isGod,
    lockedOut: slides.find(({ slug }) => slug === snapshot.context.lockedOut) ?? null,
    isGod: snapshot.context.isGod,
    idleSeconds: readIdleSeconds(snapshot.context),
    theme: toPlay.theme,
    ownTheme: look.theme,
    ownTexts: [toPlay.defaultTexts, learniz.defaultTexts],
    background: readBackground(slide.parameters?.customBackground) ?? look.background,
    ownStyles: look.styles,
    favicon: look.favicon,
    documentFiles: toPlay.documentFiles,
    returnUrl: toPlay.returnUrl,
    gameTypes: loaded.gameTypes,
    kinds: loaded.kinds,
    chapters,
    slide: {
      slug: slide.slug,
      title: slide.description,
      chapterTitle: learniz.chapters[progress.currentChapterIndex]?.title ?? "",
      isScrolled: slideProgress.scrolled,
      ...placeViews(
        slide.interactivities.map((interactivity, index) =>
          connectInteractivity(interactivity, {
            progress: slideProgress.interactivities[index],
            draft: snapshot.context.drafts[interactivity.slug],
            markType: toPlay.markType,
            ...readDemands(loaded, interactivity.slug),
          }),
        ),
      ),
    },
    position: at + 1,
    slideCount: slides.length,
    previous: slides[at - 1] ?? null,
    next: slides[at + 1] ?? null,
    first: slides.find(({ isLocked }) => !isLocked) ?? null,
    left,
    remaining: readRemaining(loaded, left),
    wayOn: left[0] ?? slides[at + 1] ?? null,
    missed: sayAverage(readAverages(loaded), "", toPlay.markType),
    finished: loaded.finished && {
      at: loaded.finished.eventDate ?? null,
      mark: readMark(loaded.finished, toPlay.markType),
    },
    shortfall: readShortfall(loaded, at + 1 === slides.length),
    isOver: enforcesRules && !snapshot.context.isGod && (progress.status === "COMPLETE" || isShort(progress)),
    status: progress.status,
    percentage: enforcesRules
      ? progress.percentage
      : (100 * slides.filter(({ status }) => status === "COMPLETE").length) / slides.length,
    score: progress.score ?? null,
    mark: readMark(progress, toPlay.markType),
    time: progress.time,
  };
}

const isLeft = ({ isLocked, status }: SlideEntry): boolean => !isLocked && status !== "COMPLETE";

function readRemaining({ isReopened, added }: LoadedCourse, left: readonly SlideEntry[]): CourseView["remaining"] {
  const fresh = left.filter(({ slug }) => added.includes(slug));
  const first = fresh[0] ?? left[0];
  return isReopened && first ? { left: left.length, added: fresh.length, first } : null;
}

/** On the last page of a course without rules nothing is missing. */
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
  // An average over this quiz alone is the quiz's own score.
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
