// Knows what a true/false game shows: its statements, the learner's answers and what they were worth.
import { isOutOfAttempts, readTrueFalseAnswers, scoreTrueFalse, type TrueFalse } from "@academiz/domain/games";
import type { ProgressStatus } from "@academiz/domain/progress";
import { type Draft, isAttemptOver, type KeptGame } from "./draft.ts";

/**
 * One statement of a true/false game with the learner's answer. `correct` and `explanation` are there from the start: a view
 * shows them once the game is done.
 */
export interface StatementView {
  readonly slug: string;
  readonly text: string;
  /** Null while it is not answered. */
  readonly answer: boolean | null;
  /** Null until the game is submitted, and for one that was not answered. */
  readonly isRight: boolean | null;
  /** The right answer; not to be shown before the game is done. */
  readonly correct: boolean;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** A true/false game on screen. */
export interface TrueFalseView {
  readonly kind: "true-false";
  readonly slug: string;
  readonly title: string;
  readonly statements: readonly StatementView[];
  /** The author's words for the two answers; null for the usual ones. */
  readonly labels: { readonly true: string; readonly false: string } | null;
  /** The attempt on screen was submitted. */
  readonly isDone: boolean;
  /** Every statement has an answer, and the attempt is not over. */
  readonly canSubmit: boolean;
  /** The attempt is over, and the author allows another. */
  readonly canRetry: boolean;
  /** What the attempt on screen was worth; what is kept, while it is not submitted. */
  readonly status: ProgressStatus;
  /** 0–100, of the attempt on screen; what is kept, while it is not submitted. Null without one. */
  readonly score: number | null;
  /** 0–100: what counts, by the score strategy; null without one. */
  readonly keptScore: number | null;
  /** How many more attempts may end; null without a limit. */
  readonly attemptsLeft: number | null;
}

/** A game with what its learner did in it: `kept` is what counts, `draft` the attempt of this visit, if it made one. */
export interface PlayedTrueFalse {
  readonly slug: string;
  readonly title: string;
  readonly game: TrueFalse;
  readonly kept: KeptGame;
  readonly draft: Draft | undefined;
}

/** The attempt on screen is the one of this visit; without one, what was kept. */
export function connectTrueFalse({ slug, title, game, kept, draft }: PlayedTrueFalse): TrueFalseView {
  const isDone = isAttemptOver(kept, draft);
  const answers = readTrueFalseAnswers(draft ? draft.data : kept.data);
  const result = scoreTrueFalse(game, answers);
  return {
    kind: "true-false",
    slug,
    title,
    labels: game.content.labels ?? null,
    statements: game.content.statements.map((statement, index) => ({
      ...statement,
      answer: answers[statement.slug] ?? null,
      isRight: isDone ? (result.items[index]?.right ?? null) : null,
    })),
    isDone,
    canSubmit: !isDone && (result.status === "COMPLETE" || result.status === "FAILED"),
    canRetry: isDone && !isOutOfAttempts(game.config, kept.nbTimeDone),
    status: draft?.result?.status ?? kept.status,
    score: (draft?.result ? draft.result.score : kept.score) ?? null,
    keptScore: kept.score ?? null,
    attemptsLeft: countAttemptsLeft(game.config, kept),
  };
}

/** How many more attempts may end; null without a limit. */
export function countAttemptsLeft(
  { maxAttempts }: TrueFalse["config"],
  { nbTimeDone }: Pick<KeptGame, "nbTimeDone">,
): number | null {
  return maxAttempts !== undefined && maxAttempts > 0 ? Math.max(0, maxAttempts - nbTimeDone) : null;
}
