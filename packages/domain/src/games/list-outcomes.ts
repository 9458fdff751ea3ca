// Knows which results a game can have, from nothing right to everything right, each with answers that give it.
import type { GameType } from "./game-types.ts";
import { type Game, scoreGame } from "./registry.ts";
import { solveGame } from "./writing.ts";

/** One result that a game can have. */
export interface GameOutcome {
  /** How many of its items are right; the others are wrong. */
  readonly right: number;
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent where the game gives none. */
  readonly score?: number;
  /** Answers that give this result, as `scoreGame` reads them. */
  readonly data: unknown;
}

/** The lowest score first, each score once. Empty for a game that cannot end, such as one that asks nothing. */
export function listOutcomes<T extends GameType>(game: Game<T>): readonly GameOutcome[] {
  const count = scoreGame(game, undefined).items.length;
  const outcomes = Array.from({ length: count + 1 }, (_, right) => {
    // A story or a form has more items on its best way, so the best answers are asked for without a number.
    const data = right === count ? solveGame(game) : solveGame(game, right, count - right);
    const { status, score } = scoreGame(game, data);
    return { right, data, status, ...(score !== undefined && { score }) };
  });
  const seen = new Set<number | undefined>();
  const isNew = ({ score }: { readonly score?: number }) => !seen.has(score) && seen.add(score);
  const ended = outcomes.flatMap((one) => (count > 0 && isEnd(one) && isNew(one) ? [one] : []));
  return ended.sort((one, other) => (one.score ?? 0) - (other.score ?? 0));
}

const isEnd = <O extends { readonly status: string }>(one: O): one is O & Pick<GameOutcome, "status"> =>
  one.status === "COMPLETE" || one.status === "FAILED";
