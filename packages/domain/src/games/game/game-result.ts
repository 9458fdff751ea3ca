// Knows what scoring a game gives, whatever its type.

/** What one item of a game, such as a statement, was worth. */
export interface GameItemResult {
  /** The item's own, as the game's content has it. */
  readonly slug: string;
  /** Undefined while it is not answered: unanswered is invalid, not wrong. */
  readonly right?: boolean;
}

/** What a game was worth: its status, its score and each of its items, in the order of the game. */
export interface GameResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** Integer 0–100; absent until everything is answered. */
  readonly score?: number;
  readonly items: readonly GameItemResult[];
}

/** What a learner answered to one item of a game. */
export interface AnsweredItem {
  /** The item's own, as the game's content has it. */
  readonly slug: string;
  /** What was asked, in the author's words. */
  readonly words: string;
  readonly kind: "true-false";
  readonly answer: boolean;
  readonly rightAnswer: boolean;
}
