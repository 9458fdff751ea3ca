// Knows the types of the learniz player: its input, its memory, its events.
import type { GameType } from "@academiz/domain/games";
import type { SessionMode } from "@academiz/domain/identity";
import type { Notice } from "@academiz/domain/kernel";
import type { CompiledLearniz, InteractivityType } from "@academiz/domain/learniz";
import type { LearnizProgress, Place } from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import type { joinProgress } from "../joining/join-progress.ts";
import type { Draft } from "../playing/draft.ts";
import type {
  Attempt,
  Clock,
  HistoryGateway,
  LearnizSource,
  LearnizToPlay,
  OtherWindows,
  ProgressGateway,
  ProgressJournal,
  RunningAttempts,
  Trouble,
} from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";

export type { Draft, DraftResult } from "../playing/draft.ts";

/** What the player asks of the world. */
export interface LearnizPlayerPorts {
  readonly source: LearnizSource;
  readonly journal: ProgressJournal;
  readonly running: RunningAttempts;
  readonly gateway: ProgressGateway;
  readonly histories: HistoryGateway;
  readonly windows: OtherWindows;
  readonly clock: Clock;
  /**
   * Loads the code that joins the stored progress with one that waits on this device. Absent where another attempt may
   * have begun meanwhile, as in an LMS: then the newer progress is played.
   */
  readonly bringJoining?: () => Promise<typeof joinProgress>;
}

/** What a player is started with: the machine's `input`. */
export interface LearnizPlayerInput {
  readonly ports: LearnizPlayerPorts;
  /** Of the session's token, NORMAL without one. PREVIEW and DEV keep no progress (decisions 6). */
  readonly mode: SessionMode;
  /** Somebody else stands in for the learner: nothing is kept (decisions 6). */
  readonly isImpersonated?: boolean;
  /** False: played without validators and requirements, as a preview is unless its author switches them on (§4.79). */
  readonly enforcesRules: boolean;
  /**
   * Slug of the chapter or slide where a preview begins, or of the page that a learner asked for when opening the
   * course. Without it, and where that is locked or does not exist, play begins where a learner would.
   */
  readonly startSlug?: string;
  /**
   * True where it was just opened from a list of courses: a finished course then begins at its first page. After a
   * reload it goes on where it was.
   */
  readonly isOpened?: boolean;
  /** Milliseconds from a fact to its save, 200 by default (§9.34); shorter where the device may have no journal. */
  readonly saveAfter?: number;
}

/** What a player stands on once the course is read. */
export interface LoadedCourse {
  readonly toPlay: LearnizToPlay;
  /** The course; without its rules where they are not enforced, and in god mode. */
  readonly course: CompiledLearniz;
  /** The types of the games that can be played in it, each once. */
  readonly gameTypes: readonly GameType[];
  /** The kinds of interactivity that stand in it, each once. */
  readonly kinds: readonly InteractivityType[];
  /** The score strategy of the course, or of its client, for games without one. */
  readonly strategy: ScoreStrategy;
  /** The present progress: each event replaces it. */
  readonly progress: LearnizProgress;
  /** It was complete before this visit. */
  readonly isReopened: boolean;
  /** Slugs of the pages that were added since it was completed (§4.66), at the beginning of this visit. */
  readonly added: readonly string[];
  /** Notices of the loading, then those of the last event that had any or changed the progress; for a console. */
  readonly notices: readonly Notice[];
  /**
   * The finished progress that the device still holds, which the learner may look through again. Null where there is
   * none, and once they have chosen.
   */
  readonly finished: LearnizProgress | null;
  /** Something of this device was not stored yet: its progress, or an attempt. */
  readonly isPending: boolean;
  /** Attempts of an earlier visit that the history does not have yet. */
  readonly waiting: readonly Attempt[];
  /** Facts of this device were joined with those of another one (`joinProgress`). */
  readonly isJoined: boolean;
  /** What waited here is of before a reset, and is not played; null where nothing is. */
  readonly dropped: LearnizProgress | null;
  /** Attempts at games that were left halfway while an earlier one counts, as the device keeps them. */
  readonly running: Readonly<Record<string, Draft>>;
}

/**
 * What was just completed, until it is dismissed. `learniz`: the course, whose result replaces the page; `short`: every
 * page is done, but the course asks for more.
 */
export interface Celebration {
  readonly kind: "chapter" | "learniz" | "short";
  /** Slug of the chapter; empty for the course. */
  readonly slug: string;
}

/** What the player remembers: the machine's context. Views read it through `connectLearnizPlayer`. */
export interface LearnizPlayerContext extends LearnizPlayerInput {
  /** Null until the course is read. */
  readonly loaded: LoadedCourse | null;
  /** Why the course could not be read; null when it could. */
  readonly trouble: Trouble | null;
  /**
   * Attempts on screen, by the slug of the interactivity: those of this visit, and those that an earlier one left
   * halfway.
   */
  readonly drafts: Readonly<Record<string, Draft>>;
  /**
   * The progress that was last handed to saving, or sent when the page was left: while it stays the same, nothing is
   * sent. Null before the course is read.
   */
  readonly told: LearnizProgress | null;
  /**
   * In a preview: slug of the slide where the author was when they switched rules on that locked it; null once they go
   * on.
   */
  readonly lockedOut: string | null;
  /** God mode was entered (§4.55): nothing locks, nothing is kept. */
  readonly isGod: boolean;
  /** Attempts ended and not yet known to be stored. */
  readonly unsentAttempts: readonly Attempt[];
  readonly saving: SavingView;
  /** False while the newest fact lasts only as long as the page. */
  readonly isSafe: boolean;
  /** What was completed and is on screen, until it is dismissed; null otherwise. */
  readonly celebration: Celebration | null;
  /**
   * What was completed while the learner reads. It is celebrated at their next step, so that it does not cover the
   * page. Null otherwise.
   */
  readonly due: Celebration | null;
}

/**
 * What can happen to the player: what views and the page send. `slide.scrolled`: the slide was read to its end, its
 * texts too. `part.seen`: a card was turned or opened, or a file; `part` is its key. `second.passed`: once for each
 * second that the page is in front of the learner. `page.left`: the page is going away, or out of sight.
 */
export type LearnizPlayerEvent =
  | { type: "slide.chosen"; place: Place }
  | { type: "slide.scrolled" }
  | { type: "game.answered"; slug: string; data: unknown }
  | { type: "game.submitted"; slug: string }
  | { type: "game.retried"; slug: string }
  | { type: "part.seen"; slug: string; part: string }
  | { type: "second.passed" }
  | { type: "page.left" }
  | { type: "network.returned" }
  | { type: "god-mode.entered" }
  /** The course is read again, as it is stored. */
  | { type: "god-mode.left" }
  /** The author of a draft changes how it is played: `switchRules` and `tryCourse` say how (§4.79). */
  | { type: "course.renewed"; as: Partial<LearnizPlayerContext> }
  /** The learner gave no sign for the time after which the course pauses, and no medium plays (§4.169, §4.171). */
  | { type: "idle.noticed" }
  | { type: "attention.returned" }
  | { type: "celebration.dismissed" }
  /** The learner goes on from the page that completed something, or looks at the end of the course again. */
  | { type: "celebration.asked" }
  /** Shows the result of a course that is over, whatever celebration is due. */
  | { type: "result.asked" }
  /** Shows again what the course still asks for. */
  | { type: "shortfall.asked" }
  /** Looks through the finished course again, instead of beginning anew. */
  | { type: "review.chosen" }
  | { type: "anew.chosen" }
  | { type: "retry.asked" }
  /** Another window of this device has done something in the same course. */
  | { type: "other-window.told" }
  /** Raised by the machine itself: something is worth saving. */
  | { type: "progress.changed" };
