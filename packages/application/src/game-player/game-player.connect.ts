// Knows what the game player's views show: the intro, the game with what it was worth, and how it is kept.
import type { Difficulty, DocumentFile } from "@academiz/domain/catalog";
import {
  awardGameTrophy,
  type Game,
  type GameSounds,
  hasVictoryThreshold,
  type PlayedView,
  readSounds,
} from "@academiz/domain/games";
import { type GameLook, readGameLook } from "@academiz/domain/products";
import {
  chooseTrophyAnimation,
  isFinished,
  type SpokenScore,
  speakScore,
  speakThreshold,
  type TrophyAnimation,
} from "@academiz/domain/scoring";
import { findOwnTexts } from "@academiz/domain/wording";
import type { SnapshotFrom } from "xstate";
import { connectGame, countAttemptsLeft } from "../playing/connect-game.ts";
import type { Trouble } from "../ports/index.ts";
import { type SavingState, tellSaving } from "../saving/index.ts";
import type { gamePlayerMachine } from "./game-player.machine.ts";
import type { GameDraft, LoadedGame } from "./game-player.types.ts";
import { keepsPlay } from "./play-go.ts";

/** All that the player shows. */
export interface GamePlayerView {
  readonly phase: "loading" | "failed" | "ready";
  /** Why the game could not be read; null when it could. */
  readonly trouble: Trouble | null;
  /** Null until the game is read. */
  readonly game: GameView | null;
  readonly saving: SavingState;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** What is stored is newer than this: another tab or device played. */
  readonly isOutdated: boolean;
}

/** What the player shows once the game is read. */
export interface GameView {
  /** §2.27 */
  readonly screen: "INTRO" | "GAME";
  readonly title: string;
  /** The author's words; empty where there are none. */
  readonly subtitle: string;
  readonly lesson: string;
  readonly explanation: string;
  /** §3.91 As its author rates it; null where they do not. */
  readonly difficulty: Difficulty | null;
  /** The language of the game, for its interface and its voice. */
  readonly language: "FR" | "EN";
  readonly isPreview: boolean;
  readonly isDemo: boolean;
  /** The client's look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Unparsed, as `settleTexts` reads them: the client's own texts, and those of the game. */
  readonly ownTexts: readonly [client: unknown, product: unknown];
  /** Where the files are that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
  /** The score from which it is won, in the client's marks; null where it cannot be won. */
  readonly asked: SpokenScore | null;
  /** How many more attempts may end; null without a limit. */
  readonly attemptsLeft: number | null;
  /** How many items there are. */
  readonly itemCount: number;
  /**
   * What begins next: the first attempt, or one that an earlier visit left halfway; `over`: the kept result is shown.
   */
  readonly entrance: "new" | "halfway" | "over";
  /** The game was not won, and another attempt is allowed: `game.retried` begins it, also from the intro. */
  readonly canRetry: boolean;
  /** The mark that counts; null without a score. */
  readonly keptMark: SpokenScore | null;
  /** The attempt on screen has ended, with another mark than the one that counts. */
  readonly isOtherKept: boolean;
  /** Whether the result that counts is won or failed; null for neither. */
  readonly keptStatus: "COMPLETE" | "FAILED" | null;
  /**
   * §4.123–§4.126 The animation at the end of the attempt on screen; null before it, and where the game was changed
   * since.
   */
  readonly trophy: TrophyAnimation | null;
  /** §3.95 The sounds of the game, played where the learner has sounds on. */
  readonly sounds: GameSounds;
  /** §3.92 §3.94 How it is shown. */
  readonly look: GameLook;
  readonly play: PlayedView;
}

/** The view of a snapshot of `gamePlayerMachine`. Pure. */
export function connectGamePlayer(snapshot: SnapshotFrom<typeof gamePlayerMachine>): GamePlayerView {
  const { loaded, trouble, saving, isSafe, draft, mode } = snapshot.context;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    trouble,
    game: loaded && {
      ...connectLoaded(loaded, draft),
      screen: snapshot.matches({ ready: "game" }) ? "GAME" : "INTRO",
      isPreview: mode === "PREVIEW",
    },
    saving: keepsPlay(snapshot.context) ? tellSaving(saving, isSafe) : "off",
    savedAt: saving.savedAt,
    isOutdated: saving.isOutdated,
  };
}

function connectLoaded(
  { toPlay, game, intro, play, rules }: LoadedGame,
  draft: GameDraft | null,
): Omit<GameView, "screen" | "isPreview"> {
  const shown = connectGame({
    slug: toPlay.productSlug,
    // The page shows it already.
    title: "",
    game,
    kept: play,
    draft: draft ?? undefined,
    markType: toPlay.markType,
  });
  const threshold = hasVictoryThreshold(game.config) ? game.config.victoryThreshold : undefined;
  const { title, isSimplify: _, ...words } = intro;
  return {
    ...words,
    title: title || toPlay.name,
    isDemo: toPlay.demo,
    theme: toPlay.theme,
    ownTexts: [toPlay.defaultTexts, findOwnTexts(toPlay.config)],
    documentFiles: toPlay.documentFiles,
    sounds: readSounds(game.config),
    look: readGameLook(rules.content["config"]),
    returnUrl: toPlay.returnUrl,
    asked: threshold === undefined ? null : speakThreshold(play.score, threshold, toPlay.markType).asked,
    attemptsLeft: countAttemptsLeft(game.config, play),
    itemCount: shown.itemCount,
    entrance: readEntrance(shown),
    canRetry: shown.canRetry && play.status === "FAILED",
    keptMark: readKeptMark(play.score, threshold, toPlay.markType),
    isOtherKept: draft?.result !== undefined && draft.result.score !== play.score,
    keptStatus: isFinished(play.status) ? (play.status === "FAILED" ? "FAILED" : "COMPLETE") : null,
    trophy: chooseTrophy(game.config, shown),
    play: shown,
  };
}

const chooseTrophy = (config: Game["config"], { isDone, hasChanged, status, score }: PlayedView) =>
  isDone && !hasChanged ? chooseTrophyAnimation(status, awardGameTrophy(config, { status, score })) : null;

function readKeptMark(score: number | undefined, threshold: number | undefined, markType: string): SpokenScore | null {
  if (score === undefined) return null;
  return threshold === undefined ? speakScore(score, markType) : speakThreshold(score, threshold, markType).reached;
}

function readEntrance({ isDone, itemCount, missingCount }: PlayedView): GameView["entrance"] {
  if (isDone) return "over";
  return missingCount < itemCount ? "halfway" : "new";
}
