// Knows what a true/false game shows: its statements, each with the learner's answer and what it was worth.
import type { GameItemResult, Verdict } from "../game/game-result.ts";
import { readVerdict } from "../game/score-items.ts";
import { readTrueFalseAnswers } from "./answers.ts";
import type { TrueFalse } from "./schema.ts";

/**
 * One statement of a true/false game with the learner's answer. `correct` and `explanation` are there from the start: a
 * view shows them once the game is done.
 */
export interface StatementView {
  readonly slug: string;
  readonly text: string;
  /** Null while it is not answered. */
  readonly answer: boolean | null;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** The right answer; not to be shown before the game is done. */
  readonly correct: boolean;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a true/false game shows of itself. */
export interface TrueFalseView {
  readonly statements: readonly StatementView[];
  /** The author's words for the two answers; null for a default one. */
  readonly labels: { readonly true: string | null; readonly false: string | null };
}

/** @param items what the answers were worth; null until that may be shown. */
export function viewTrueFalse(
  { content }: TrueFalse,
  data: unknown,
  items: readonly GameItemResult[] | null,
): TrueFalseView {
  const answers = readTrueFalseAnswers(data);
  const { labels } = content;
  return {
    labels: { true: labels?.true.trim() || null, false: labels?.false.trim() || null },
    statements: content.statements.map((statement, index) => ({
      ...statement,
      answer: (Object.hasOwn(answers, statement.slug) ? answers[statement.slug] : undefined) ?? null,
      verdict: readVerdict(items?.[index]),
    })),
  };
}
