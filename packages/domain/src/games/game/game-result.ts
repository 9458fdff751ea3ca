// Knows what scoring a game gives, whatever its type.

/** What one item of a game, such as a statement, was worth. */
export interface GameItemResult {
  /** The slug of the item in the game's content. */
  readonly slug: string;
  /** Undefined while it is not answered: unanswered is invalid, not wrong. */
  readonly right?: boolean;
  /** Which share of an answer that is not right is right: above 0, below 1. Absent where no part is. */
  readonly credit?: number;
  /**
   * True for an item that was answered or looked at, where nothing is right or wrong. Absent before that, and for an
   * item that is judged.
   */
  readonly isDone?: true;
  /** True for an item without an answer in an attempt that was handed in: it earns nothing, and is not `right`. */
  readonly isBlank?: true;
}

/** How an answer was judged; `blank`: it was left out where that is allowed, which is not the same as wrong. */
export type Verdict = "right" | "partly" | "wrong" | "blank";

/** The result of a game: its status, its score and each of its items, in the order of the game. */
export interface GameResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** Integer 0–100; absent until everything is answered, and where nothing is right or wrong: absent is not 0. */
  readonly score?: number;
  readonly items: readonly GameItemResult[];
}

/** What a learner answered to one item of a game, in the kind of record that hosts keep of it. */
export type AnsweredItem =
  | AnsweredTrueFalse
  | AnsweredChoice
  | AnsweredFillIn
  | AnsweredNumeric
  | AnsweredSequencing
  | AnsweredMatching
  | AnsweredFreely;

interface Answered {
  /** The slug of the item in the game's content. */
  readonly slug: string;
  /** What was asked, in the author's words. */
  readonly words: string;
}
/** An answer of true or false. */
export interface AnsweredTrueFalse extends Answered {
  readonly kind: "true-false";
  readonly answer: boolean;
  readonly rightAnswer: boolean;
}
/** One or several of the offered options, by their slugs. */
export interface AnsweredChoice extends Answered {
  readonly kind: "choice";
  /** All offered options, in the order of the content. */
  readonly options: readonly string[];
  readonly answer: readonly string[];
  /** Empty where nothing is right or wrong. */
  readonly rightAnswer: readonly string[];
}
/** Words that were typed, or put into a gap. */
export interface AnsweredFillIn extends Answered {
  readonly kind: "fill-in";
  readonly answer: string;
  readonly rightAnswer: string;
  /** Other words that are also right. */
  readonly alternatives: readonly string[];
  /** Kept, because not every way of writing the right answer can be listed. */
  readonly isRight: boolean;
}
/** A number that was typed. */
export interface AnsweredNumeric extends Answered {
  readonly kind: "numeric";
  readonly answer: number;
  readonly rightAnswer: number;
  /** How far a right answer may be from the value. */
  readonly tolerance: number;
  readonly isRight: boolean;
}
/** Several things in an order, by their slugs. */
export interface AnsweredSequencing extends Answered {
  readonly kind: "sequencing";
  /** All of them, in an order that does not show the right one. */
  readonly options: readonly string[];
  readonly answer: readonly string[];
  readonly rightAnswer: readonly string[];
}
/** What one thing was put to, both by their slugs. */
export interface AnsweredMatching extends Answered {
  readonly kind: "matching";
  /** All things that are put somewhere, and all that they may be put to, in the order of the content. */
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly source: string;
  readonly answer: string;
  readonly rightAnswer: string;
}
/** An answer where nothing is right or wrong: a place on a scale, a number, words. */
export interface AnsweredFreely extends Answered {
  readonly kind: "free";
  readonly as: "likert" | "numeric" | "fill-in" | "long-fill-in";
  readonly answer: string;
}
