// Knows how an author changes a game of pairs.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { MOST_PAIRS, MOST_STRAYS, type Pair, type Pairs } from "./schema.ts";

const withPairs = <G extends Pairs>(game: G, pairs: readonly Pair[]): G => ({
  ...game,
  content: { ...game.content, pairs },
});

/** The game with an empty pair at the end; the very same game when it is full. */
export function addPair<G extends Pairs>(game: G, random: () => number): G {
  const { pairs } = game.content;
  if (pairs.length >= MOST_PAIRS) return game;
  return withPairs(game, [...pairs, { slug: createSlug(random), left: "", right: "", explanation: "" }]);
}
export const changePair = <G extends Pairs>(
  game: G,
  slug: string,
  part: Partial<Pick<Pair, "left" | "right" | "explanation">>,
): G => withPairs(game, changeOne(game.content.pairs, slug, part));
export const keepPair = <G extends Pairs>(game: G, slug: string): G =>
  withPairs(game, keepOne(game.content.pairs, slug));
export const movePair = <G extends Pairs>(game: G, slug: string, step: -1 | 1): G =>
  withPairs(game, moveOne(game.content.pairs, slug, step));
export const removePair = <G extends Pairs>(game: G, slug: string): G =>
  withPairs(game, removeOne(game.content.pairs, slug));

/** The game with these words that belong to no pair, at most ten. */
export const writeStrays = <G extends Pairs>(game: G, strays: readonly string[]): G => ({
  ...game,
  content: { ...game.content, strays: strays.slice(0, MOST_STRAYS) },
});
