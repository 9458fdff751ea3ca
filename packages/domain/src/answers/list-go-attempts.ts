// Knows the ended attempt that a go at a game that is a product tells of.
import { gameConfigSchema, isOutOfAttempts, readGame } from "../games/index.ts";
import type { GameSave } from "../plays/index.ts";
import { isFinished } from "../scoring/index.ts";
import { type EndedAttempt, MOST_KEPT_ATTEMPTS } from "./ended-attempt.ts";
import { judgeAnswers } from "./judge-answers.ts";

/**
 * None where the go has not ended, or cannot have been made in this content; one at most otherwise.
 * @param place slug of the product. @param attempt its number, from 1.
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
