// Knows how a true/false game is scored: the share of right answers.
import type { GameItemResult, GameResult } from "../game/game-result.ts";
import { scoreItems } from "../game/score-items.ts";
import type { Statement, TrueFalse } from "./schema.ts";

/** The answers by statement slug, as the interactivity's progress keeps them in `data.answers`. */
export type TrueFalseAnswers = Readonly<Record<string, boolean>>;

function judge({ slug, correct }: Statement, answers: TrueFalseAnswers): GameItemResult {
  const answer = Object.hasOwn(answers, slug) ? answers[slug] : undefined;
  return typeof answer === "boolean" ? { slug, right: answer === correct } : { slug };
}

/**
 * NOT_STARTED without an answer, STARTED until each statement has one; then COMPLETE, or FAILED under the victory
 * threshold, with the score round(100 × right / all), 0–100. Answers to statements that the game does not have are
 * ignored. A game without statements is COMPLETE and has no score.
 */
export function scoreTrueFalse(game: TrueFalse, answers: TrueFalseAnswers): GameResult {
  const items = game.content.statements.map((statement) => judge(statement, answers));
  return scoreItems(items, game.config);
}
