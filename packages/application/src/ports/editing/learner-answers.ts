// Knows the answers of a learner as an author reads them: in the words of the present publication.

/** A question with its answer. */
export interface LearnerAnswer {
  readonly item: string;
  /** The question; null if it no longer exists. */
  readonly words: string | null;
  /** The parts of the answer: null is an option that no longer exists; empty if nothing was answered. */
  readonly said: readonly (string | number | boolean | null)[];
  /** Null if nothing is right or wrong. */
  readonly verdict: "right" | "partly" | "wrong" | null;
  /** The right answer, beside one that is not fully right; null otherwise. */
  readonly right: string | boolean | null;
}
/** An attempt at a game that ended. */
export interface LearnerAttempt {
  /** Slug of the game. */
  readonly place: string;
  /** The title of the game, empty if it has none; null if the game no longer exists. */
  readonly title: string | null;
  /** The page of the game; null if the game is a product, or no longer exists. */
  readonly page: string | null;
  /** From 1. */
  readonly attempt: number;
  /** ISO timestamp. */
  readonly at: string;
  /** 0–100; null without one. */
  readonly score: number | null;
  readonly answers: readonly LearnerAnswer[];
}
/** Some of the attempts of a learner, the newest first. */
export interface AnswersPage {
  readonly attempts: readonly LearnerAttempt[];
  readonly total: number;
}
export interface AnswersCriteria {
  /** Of the learner. */
  readonly identifier: string;
  /** From 1. */
  readonly page: number;
}
