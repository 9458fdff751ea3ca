// Knows what a learner answered, as an author reads it: in the words of what is published now.

/** One question with what was answered. */
export interface LearnerAnswer {
  readonly item: string;
  /** What was asked; null where it is not asked any more. */
  readonly words: string | null;
  /** Part by part: null is an option that is there no more; empty where nothing was answered. */
  readonly said: readonly (string | number | boolean | null)[];
  /** Null where nothing is right or wrong. */
  readonly verdict: "right" | "partly" | "wrong" | null;
  /** Beside an answer that is not wholly right; null without it. */
  readonly right: string | boolean | null;
}
/** An attempt at a game that ended. */
export interface LearnerAttempt {
  /** Slug of the game. */
  readonly place: string;
  /** Of the game, empty where it has none; null where it is there no more. */
  readonly title: string | null;
  /** Where it stands; null where it is a product of its own, or there no more. */
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
