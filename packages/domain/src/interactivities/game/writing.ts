// Knows what those who make and judge a game on a slide need. The type of the game defines what it asks.
import { type Game, listGameMedia, listGameTexts, mapGameTexts, scoreGame, solveGame } from "../../games/index.ts";
import { applyEdits, type EditText } from "../../kernel/index.ts";
import type { BestResult, KindWriting } from "../kind/kind-rules.ts";
import { unparted } from "../kind/plain.ts";
import { changeGame } from "./edit.ts";
import { findOwnGame } from "./find-game.ts";
import type { GameInteractivity } from "./schema.ts";

function readOwn<T>(one: GameInteractivity, read: (game: Game) => readonly T[]): readonly T[] {
  const game = findOwnGame(one);
  return game.ok ? read(game.value) : [];
}

/** Edits the texts of a game; a game that could no longer be read stays as it is. */
function editOwn(one: GameInteractivity, edit: EditText): GameInteractivity {
  const own = findOwnGame(one);
  if (!own.ok) return one;
  const write = (game: Game) => mapGameTexts(game, (text) => applyEdits(text, edit(text)));
  const edited = changeGame(one, own.value.gameType, write);
  return findOwnGame(edited).ok ? edited : one;
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
  editTexts: editOwn,
  listMedia: (one) => readOwn(one, listGameMedia),
  findPicture: () => undefined,
  isBlank: () => false,
  findBest(one) {
    const found = findOwnGame(one);
    return found.ok ? playWell(found.value) : undefined;
  },
};
