// Knows what is shown of every game, whatever its type: how its attempt stands, and what waits for it.
import type { SpokenScore, SpokenThreshold } from "../../scoring/index.ts";
import type { GameResult } from "./game-result.ts";

/** What waits for a game, or for more of what it counts in. */
export interface GameDemand {
  /** Where the score is asked for; `learniz` is the course itself. */
  readonly kind: "interactivity" | "slide" | "chapter" | "learniz";
  /** What is asked for beside what counts; null where the game only has to be completed. */
  readonly said: SpokenThreshold | null;
  /** Other quizzes that count in it have no answers yet: it is not judged. */
  readonly isOpen: boolean;
}

/** How a game stands, whatever its type. */
export interface GameState {
  readonly slug: string;
  readonly title: string;
  /** How many items it has. */
  readonly itemCount: number;
  /** How many of them have no answer. */
  readonly missingCount: number;
  /** How many of them are right or wrong: nothing else can be; 0 until the game is submitted. */
  readonly judgedCount: number;
  /** How many of them are right; 0 until the game is submitted. */
  readonly rightCount: number;
  /** How many of the others are right in part; 0 until the game is submitted. */
  readonly partlyCount: number;
  /** The attempt on screen was submitted. */
  readonly isDone: boolean;
  /** Its author changed it after what is kept was earned: the answers are to other questions, and are not shown. */
  readonly hasChanged: boolean;
  /** Every item has an answer, and the attempt is not over. */
  readonly canSubmit: boolean;
  /** The attempt is over, and the author allows another. */
  readonly canRetry: boolean;
  /** What the attempt on screen was worth; what is kept, while it is not submitted. */
  readonly status: GameResult["status"] | "LOCKED";
  /** 0–100, of the attempt on screen; what is kept, while it is not submitted. Null without one. */
  readonly score: number | null;
  /** The same score as it is said; null without one. */
  readonly mark: SpokenScore | null;
  /** What waits for this game: what is asked of itself before what it counts in. Empty where nothing does. */
  readonly demands: readonly GameDemand[];
  /** The attempt was under what is asked: of itself, or of what it counts in where nothing is asked of itself. */
  readonly isMissed: boolean;
  /** The attempt on screen was failed, and what counts is another one that was enough. */
  readonly wasPassed: boolean;
  /** A score is asked of itself, and it is reached. */
  readonly isPassed: boolean;
  /** 0–100: what counts, by the score strategy; null without one. */
  readonly keptScore: number | null;
  /** How many more attempts may end; null without a limit. */
  readonly attemptsLeft: number | null;
}
