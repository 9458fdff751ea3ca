// Knows what a go at a game comes to by its answers, while it is under way and at its end.
import { type Game, isAnswered, scoreGame } from "../games/index.ts";
import { isFinished } from "../scoring/index.ts";
import type { PlayResult } from "./verdict.ts";

/**
 * What a go comes to: `score` 0–100, null without one; `percentage` 0–100, the share of the items that have an answer.
 */
export interface GoMeasure {
  readonly status: PlayResult["status"];
  readonly score: number | null;
  readonly percentage: number;
}

/**
 * The result of answers. `isOver` is false for a go whose learner has not asked for the result: however much is
 * answered, nothing is judged then, and the go is STARTED (NOT_STARTED without an answer). Never throws, whatever the
 * data.
 */
export function measureGo(game: Game, data: unknown, isOver: boolean): GoMeasure {
  const { status, score, items } = scoreGame(game, data);
  const answered = items.filter(isAnswered).length;
  const percentage = items.length === 0 ? 100 : (answered * 100) / items.length;
  if (isOver && isFinished(status)) return { status, score: score ?? null, percentage };
  return { status: answered === 0 ? "NOT_STARTED" : "STARTED", score: null, percentage };
}
