// Knows which ended attempt a go reports, where the game is itself a product.
import { gameConfigSchema, isOutOfAttempts, readGame } from "../games/index.ts";
import { type GameSave, readGameResult } from "../plays/index.ts";
import { isFinished, type ScoreStrategy } from "../scoring/index.ts";
import { type EndedAttempt, MOST_KEPT_ATTEMPTS } from "./ended-attempt.ts";
import { judgeAnswers } from "./judge-answers.ts";

/**
 * Empty where the go has not ended, or cannot have been made in this content; otherwise one attempt.
 * @param place slug of the product.
 * @param attempt its number, from 1.
 */
export function listGoAttempts(
  content: Readonly<Record<string, unknown>>,
  place: string,
  { status, score, data }: Pick<GameSave, "status" | "score" | "data">,
  attempt: number,
): readonly EndedAttempt[] {
  const config = gameConfigSchema.safeParse(content["config"]);
  if (!isFinished(status) || attempt < 1 || attempt > MOST_KEPT_ATTEMPTS) return [];
  if (config.success && isOutOfAttempts(config.data, attempt - 1)) return [];
  const game = readGame({ params: content });
  const answers = game.ok ? judgeAnswers(game.value, data, score) : null;
  return answers ? [{ place, attempt, score, isBest: false, answers }] : [];
}

/** The attempt that a stored result holds: the one that counts. None where nothing can be read. */
export function listStoredAttempts(
  content: Readonly<Record<string, unknown>>,
  place: string,
  stored: unknown,
  strategy: ScoreStrategy,
): readonly EndedAttempt[] {
  const result = readGameResult(stored);
  if (!result) return [];
  const { status, score = null, data, attempt, nbTimeDone } = result;
  const number = strategy === "FIRST" ? 1 : Math.max(1, attempt ?? nbTimeDone);
  const isBest = strategy === "BEST_SCORE" && score !== null;
  return listGoAttempts(content, place, { status, score, data }, number).map((one) => ({ ...one, isBest }));
}
