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

/** What a learner answered to one item of a game, by the kind of record that hosts keep of it. */
export type AnsweredItem = AnsweredTrueFalse | AnsweredChoice;

interface Answered {
  /** The item's own, as the game's content has it. */
  readonly slug: string;
  /** What was asked, in the author's words. */
  readonly words: string;
}
/** Yes or no. */
export interface AnsweredTrueFalse extends Answered {
  readonly kind: "true-false";
  readonly answer: boolean;
  readonly rightAnswer: boolean;
}
/** One or several of those that were offered, by their slugs. */
export interface AnsweredChoice extends Answered {
  readonly kind: "choice";
  /** All that were offered, in the order of the content. */
  readonly options: readonly string[];
  readonly answer: readonly string[];
  readonly rightAnswer: readonly string[];
}
