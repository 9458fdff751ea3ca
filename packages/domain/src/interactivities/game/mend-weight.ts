// Knows which weights of games can be used: averages with any others would be no scores (§4.59).
import type { Notice } from "../../kernel/index.ts";
import type { GameInteractivity } from "./schema.ts";

const MOST = 1_000_000;
const LEAST = 0.000_001;

/**
 * A weight within bounds: not negative, not too small to matter beside the others, not so large that they no longer
 * matter.
 */
const bound = (weight: number): number => (weight < LEAST ? 0 : Math.min(weight, MOST));

/** A weight out of bounds is brought back within them, and told. */
export function mendWeight(game: GameInteractivity, tell: (notice: Notice) => void): GameInteractivity {
  if (game.weight === undefined) return game;
  const weight = bound(game.weight);
  if (weight === game.weight) return game;
  const text = `Weight of '${game.slug}' is ${game.weight} : ${weight} is taken`;
  tell({ code: "weight.mended", level: "warning", text });
  return { ...game, weight };
}
