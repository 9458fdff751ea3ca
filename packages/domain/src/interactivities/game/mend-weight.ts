// Knows which weights of games can be reckoned with: averages of anything else would be no scores (§4.59).
import type { Notice } from "../../kernel/index.ts";
import type { GameInteractivity } from "./schema.ts";

const MOST = 1_000_000;
const LEAST = 0.000_001;

/** Nothing below 0, nothing that is lost beside the others, nothing that leaves no room for them. */
const bound = (weight: number): number => (weight < LEAST ? 0 : Math.min(weight, MOST));

/** A weight out of bounds is brought back, and told. */
export function mendWeight(game: GameInteractivity, tell: (notice: Notice) => void): GameInteractivity {
  if (game.weight === undefined) return game;
  const weight = bound(game.weight);
  if (weight === game.weight) return game;
  const text = `Weight of '${game.slug}' is ${game.weight} : ${weight} is taken`;
  tell({ code: "weight.mended", level: "warning", text });
  return { ...game, weight };
}
