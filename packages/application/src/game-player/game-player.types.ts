// Knows the types of the game player: its input, its memory, its events.
import type { Game } from "@academiz/domain/games";
import type { SessionMode } from "@academiz/domain/identity";
import type { Notice } from "@academiz/domain/kernel";
import type { GamePlay, GameRules } from "@academiz/domain/plays";
import type { GameIntro } from "@academiz/domain/products";
import type { Draft } from "../playing/draft.ts";
import type {
  Clock,
  GameSource,
  GameToPlay,
  HistoryGateway,
  OtherWindows,
  ProgressGateway,
  ProgressJournal,
  RunningAttempts,
  Trouble,
} from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";

/** What the player asks of the world. */
export interface GamePlayerPorts {
  readonly source: GameSource;
  readonly journal: ProgressJournal<GamePlay>;
  readonly running: RunningAttempts;
  readonly gateway: ProgressGateway<GamePlay>;
  readonly histories: HistoryGateway;
  readonly windows: OtherWindows;
  readonly clock: Clock;
}

/** What a player is started with: the machine's `input`. */
export interface GamePlayerInput {
  readonly ports: GamePlayerPorts;
  /** Of the session's token, NORMAL without one. PREVIEW keeps nothing (decisions 6). */
  readonly mode: SessionMode;
  /** Somebody else stands in for the learner: nothing is kept (decisions 6). */
  readonly isImpersonated?: boolean;
  /** The game is shown inside a modal: one that is simplified begins at once (§2.28). */
  readonly isInModal?: boolean;
  /** Milliseconds from a fact to its save, 200 without it (§9.34); shorter where a device's journal may be missing. */
  readonly saveAfter?: number;
}

/** What a player stands on once the game is read. */
export interface LoadedGame {
  readonly toPlay: GameToPlay;
  readonly game: Game;
  readonly intro: GameIntro;
  readonly rules: GameRules;
  /** The play as it is now: each fact replaces it. */
  readonly play: GamePlay;
}

/** The attempt on screen, with the seconds that it took so far. */
export interface GameDraft extends Draft {
  readonly time: number;
}

/** What the player remembers: the machine's context. Views read it through `connectGamePlayer`. */
export interface GamePlayerContext extends GamePlayerInput {
  /** Null until the game is read. */
  readonly loaded: LoadedGame | null;
  /** Why the game could not be read; null when it could. */
  readonly trouble: Trouble | null;
  /** Null while what was kept is shown: it ended, and no other attempt was begun. */
  readonly draft: GameDraft | null;
  readonly saving: SavingView;
  /** False while the newest fact lasts only as long as the page. */
  readonly isSafe: boolean;
  /** Notices of the loading, for a console. */
  readonly notices: readonly Notice[];
}

/**
 * What can happen to the player: what views and the page send. `second.passed`: once for each second in front of the
 * learner. `page.left`: the page is going away, or out of sight.
 */
export type GamePlayerEvent =
  | { type: "game.begun" }
  | { type: "game.answered"; data: unknown }
  | { type: "game.submitted" }
  | { type: "game.retried" }
  | { type: "second.passed" }
  | { type: "page.left" }
  /** Another window of this device has done something in the same game. */
  | { type: "other-window.told" }
  | { type: "network.returned" }
  /** The author of a draft plays it as it stands now: `tryGame` says how. */
  | { type: "game.renewed"; as: Partial<GamePlayerContext> }
  | { type: "retry.asked" };
