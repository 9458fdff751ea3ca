// Knows how the answers of a true/false game are kept: `{answers: {statementSlug: boolean}}`.
import type { AnsweredItem } from "../game/game-result.ts";
import type { TrueFalse } from "./schema.ts";
import type { TrueFalseAnswers } from "./score.ts";

/**
 * The answers in kept data of the form `{answers: {statementSlug: boolean}}`; values that are not boolean are ignored,
 * and data of another form has none: `{}`. Never throws.
 */
export function readTrueFalseAnswers(data: unknown): TrueFalseAnswers {
  if (typeof data !== "object" || data === null || !("answers" in data)) return {};
  const { answers } = data;
  if (typeof answers !== "object" || answers === null) return {};
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => typeof answer === "boolean"));
}

/** The statements that were answered, in the order of the game, each with its answer. */
export const listTrueFalseAnswers = ({ content }: TrueFalse, answers: TrueFalseAnswers): readonly AnsweredItem[] =>
  content.statements.flatMap(({ slug, text, correct }) => {
    const answer = Object.hasOwn(answers, slug) ? answers[slug] : undefined;
    return answer === undefined
      ? []
      : [{ slug, words: text, kind: "true-false" as const, answer, rightAnswer: correct }];
  });
