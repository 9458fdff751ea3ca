// Knows what who makes and judges a game on a slide needs. What it asks is its game's to say.
import { type Game, listGameMedia, listGameTexts, scoreGame, solveGame } from "../../games/index.ts";
import type { BestResult, KindWriting } from "../kind/kind-rules.ts";
import { unparted } from "../kind/plain.ts";
import { findOwnGame } from "./find-game.ts";
import type { GameInteractivity } from "./schema.ts";

function readOwn<T>(one: GameInteractivity, read: (game: Game) => readonly T[]): readonly T[] {
  const game = findOwnGame(one);
  return game.ok ? read(game.value) : [];
}

function playWell(game: Game): BestResult | undefined {
  const { status, score } = scoreGame(game, solveGame(game));
  if (status !== "COMPLETE" && status !== "FAILED") return undefined;
  return score === undefined ? { status } : { status, score };
}

/** A game of any type. */
export const gameWriting: KindWriting<GameInteractivity> = {
  ...unparted,
  names: { en: "a game", fr: "un jeu" },
  listTexts: (one) => readOwn(one, listGameTexts),
  listMedia: (one) => readOwn(one, listGameMedia),
  findPicture: () => undefined,
  isBlank: () => false,
  findBest(one) {
    const found = findOwnGame(one);
    return found.ok ? playWell(found.value) : undefined;
  },
};
