// Knows what scoring a game gives, whatever its type.

/** What one item of a game, such as a statement, was worth. */
export interface GameItemResult {
  /** The item's own, as the game's content has it. */
  readonly slug: string;
  /** Undefined while it is not answered: unanswered is invalid, not wrong. */
  readonly right?: boolean;
  /** Of an answer that is not right, the share of it that is: above 0, below 1. Absent without any. */
  readonly credit?: number;
  /** Answered or looked at where nothing is right or wrong. Absent while it is not, and for what is judged. */
  readonly isDone?: true;
}

/** What is said of an answer that was judged. */
export type Verdict = "right" | "partly" | "wrong";

/** What a game was worth: its status, its score and each of its items, in the order of the game. */
export interface GameResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** Integer 0–100; absent until everything is answered, and where nothing is right or wrong: absent is not 0. */
  readonly score?: number;
  readonly items: readonly GameItemResult[];
}

/** What a learner answered to one item of a game, by the kind of record that hosts keep of it. */
export type AnsweredItem =
  | AnsweredTrueFalse
  | AnsweredChoice
  | AnsweredFillIn
  | AnsweredNumeric
  | AnsweredSequencing
  | AnsweredMatching
  | AnsweredFreely;

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
  /** None where nothing is right or wrong. */
  readonly rightAnswer: readonly string[];
}
/** Words that were typed, or put into a gap. */
export interface AnsweredFillIn extends Answered {
  readonly kind: "fill-in";
  readonly answer: string;
  readonly rightAnswer: string;
  /** Other words that are as right. */
  readonly alternatives: readonly string[];
  /** Not every way of writing what is right can be listed. */
  readonly isRight: boolean;
}
/** A number that was typed. */
export interface AnsweredNumeric extends Answered {
  readonly kind: "numeric";
  readonly answer: number;
  readonly rightAnswer: number;
  /** How far from it an answer may be. */
  readonly tolerance: number;
  readonly isRight: boolean;
}
/** Several things in an order, by their slugs. */
export interface AnsweredSequencing extends Answered {
  readonly kind: "sequencing";
  /** All of them, in an order that says nothing. */
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
/** What was said where nothing is right or wrong: a place on a scale, a number, words. */
export interface AnsweredFreely extends Answered {
  readonly kind: "free";
  readonly as: "likert" | "numeric" | "fill-in" | "long-fill-in";
  readonly answer: string;
}
