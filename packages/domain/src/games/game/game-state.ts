// Knows what is shown of every game, whatever its type: the state of its attempt, and which rules ask for its result.
import type { SpokenScore, SpokenThreshold } from "../../scoring/index.ts";
import type { GameResult } from "./game-result.ts";

/** A rule that asks for the result of a game, or for a score in which it counts. */
export interface GameDemand {
  /** The element whose score is asked for; `learniz` is the course itself. */
  readonly kind: "interactivity" | "slide" | "chapter" | "learniz";
  /** The threshold that is asked for; null where the game only has to be completed. */
  readonly said: SpokenThreshold | null;
  /** True while other quizzes that count in that score have no answers: it is not judged yet. */
  readonly isOpen: boolean;
}

/** The state of a game, whatever its type. */
export interface GameState {
  readonly slug: string;
  readonly title: string;
  /** How many items it has. */
  readonly itemCount: number;
  /** How many of them have no answer. */
  readonly missingCount: number;
  /** Those, in the order of the game; `number` is its place among all items, from 1. */
  readonly missing: readonly { readonly slug: string; readonly number: number }[];
  /** How many items can be right or wrong; 0 until the game is submitted. */
  readonly judgedCount: number;
  /** How many of them are right; 0 until the game is submitted. */
  readonly rightCount: number;
  /** How many of the others are right in part; 0 until the game is submitted. */
  readonly partlyCount: number;
  /** The attempt on screen was submitted. */
  readonly isDone: boolean;
  /**
   * True where its author changed the game after the kept result was earned: those answers are to other questions, and
   * are not shown.
   */
  readonly hasChanged: boolean;
  /** Every item has an answer, and the attempt is not over. */
  readonly canSubmit: boolean;
  /** The attempt is over, and the author allows another. */
  readonly canRetry: boolean;
  /** The status of the attempt on screen; of the kept result, while the attempt is not submitted. */
  readonly status: GameResult["status"] | "LOCKED";
  /** 0–100, of the attempt on screen; of the kept result, while the attempt is not submitted. Null without one. */
  readonly score: number | null;
  /** The same score in the client's scale; null without one. */
  readonly mark: SpokenScore | null;
  /**
   * The rules that ask for this game's result: those about the game itself come before those about what it counts in.
   * Empty where there are none.
   */
  readonly demands: readonly GameDemand[];
  /** The attempt did not reach what is asked of the game itself or, where nothing is, of what it counts in. */
  readonly isMissed: boolean;
  /** The attempt on screen failed, but another attempt counts, and that one was enough. */
  readonly wasPassed: boolean;
  /** The game has a threshold of its own, and it is reached. */
  readonly isPassed: boolean;
  /** 0–100: the score that counts by the score strategy; null without one. */
  readonly keptScore: number | null;
  /** How many more attempts may end; null without a limit. */
  readonly attemptsLeft: number | null;
}
