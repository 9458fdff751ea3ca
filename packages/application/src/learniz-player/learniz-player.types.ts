// Knows the words of the learniz player: what it is given, what it remembers, what can happen.
import type { SessionMode } from "@academiz/domain/identity";
import type { Notice } from "@academiz/domain/kernel";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress, Place, ProgressStatus } from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import type {
  Attempt,
  Clock,
  HistoryGateway,
  LearnizSource,
  LearnizToPlay,
  ProgressGateway,
  ProgressJournal,
  Trouble,
} from "../ports/index.ts";

/** What the player asks of the world. */
export interface LearnizPlayerPorts {
  readonly source: LearnizSource;
  readonly journal: ProgressJournal;
  readonly gateway: ProgressGateway;
  readonly histories: HistoryGateway;
  readonly clock: Clock;
}

/** What a player is started with. */
export interface LearnizPlayerInput {
  readonly ports: LearnizPlayerPorts;
  readonly mode: SessionMode;
  /** Somebody else stands in for the learner: nothing is kept (decisions 6). */
  readonly isImpersonated?: boolean;
  /** A preview plays without rules unless the author switches them on (decisions 6). */
  readonly enforcesRules: boolean;
}

/** What a player stands on once the course is read. */
export interface LoadedCourse {
  readonly toPlay: LearnizToPlay;
  readonly course: CompiledLearniz;
  readonly strategy: ScoreStrategy;
  readonly progress: LearnizProgress;
  readonly notices: readonly Notice[];
  /** The progress comes from this device and was not stored yet. */
  readonly isPending: boolean;
}

/** The attempt at a game that is on screen: answers being given, then what they were worth. */
export interface Draft {
  readonly attempt: number;
  readonly data: unknown;
  /** Set once submitted; the kept result may be another one (score strategies). */
  readonly result?: { readonly status: ProgressStatus; readonly score?: number };
}

/** What was just completed, until it is dismissed. */
export interface Celebration {
  readonly kind: "chapter" | "learniz";
  readonly slug: string;
}

/** What the player remembers. */
export interface LearnizPlayerContext extends LearnizPlayerInput {
  readonly loaded: LoadedCourse | null;
  readonly trouble: Trouble | null;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly isGod: boolean;
  /** Attempts ended and not yet known to be stored. */
  readonly unsentAttempts: readonly Attempt[];
  /** True when the stored progress is newer than ours: another tab or device played. */
  readonly isOutdated: boolean;
  /** Why the last save did not arrive. */
  readonly saveTrouble: Trouble | null;
  readonly failedSaves: number;
  readonly savedAt: number | null;
  readonly celebration: Celebration | null;
}

/** What can happen to the player. */
export type LearnizPlayerEvent =
  | { type: "slide.chosen"; place: Place }
  | { type: "slide.scrolled" }
  | { type: "game.answered"; slug: string; data: unknown }
  | { type: "game.submitted"; slug: string }
  | { type: "game.retried"; slug: string }
  | { type: "second.passed" }
  | { type: "page.left" }
  | { type: "network.returned" }
  | { type: "god-mode.entered" }
  | { type: "celebration.dismissed" }
  | { type: "retry.asked" }
  /** Raised by the machine itself: something is worth saving. */
  | { type: "progress.changed" };
