// Knows what scoring a game gives, whatever its type.

/** What one item of a game, such as a statement, was worth. */
export interface GameItemResult {
  readonly slug: string;
  /** Undefined while it is not answered: unanswered is invalid, not wrong. */
  readonly right?: boolean;
}

/** What a game was worth: its score and each of its items. */
export interface GameResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** Integer 0–100; absent until everything is answered. */
  readonly score?: number;
  readonly items: readonly GameItemResult[];
}
