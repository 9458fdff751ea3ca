// Knows what a game can come to: its results, from nothing right to all of it, each with answers that bring it.
import type { GameType } from "./game-types.ts";
import { type Game, scoreGame } from "./registry.ts";
import { solveGame } from "./writing.ts";

/** One result that a game can have. */
export interface GameOutcome {
  /** So many of its items are right, and the others wrong. */
  readonly right: number;
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent where the game gives none. */
  readonly score?: number;
  /** Answers that come to it, as `scoreGame` reads them. */
  readonly data: unknown;
}

/** The lowest score first, each once. Empty for a game that cannot end, as one that asks nothing. */
export function listOutcomes<T extends GameType>(game: Game<T>): readonly GameOutcome[] {
  const count = scoreGame(game, undefined).items.length;
  const outcomes = Array.from({ length: count + 1 }, (_, right) => {
    // What is gone through by ways has more items by the best of them.
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
