// Knows which part of the board of a puzzle is kept, and what tells it from any other board.
import { readAnswers } from "../game/answers.ts";
import { BOARD, type Board, type Cut } from "../game/tiles.ts";
import type { Puzzle } from "./schema.ts";

export const readCut = ({ content: { mode = "swap", columns, rows } }: Puzzle): Cut => ({ mode, columns, rows });

/** How many names for boards there are: enough to tell them apart, and short where room is short. */
const NAMES = 65_521;

/** A number that names the board by its picture, cut and mode: a kept board with another name is not read. */
export function nameBoard(game: Puzzle): number {
  const { mode, columns, rows } = readCut(game);
  let name = 0;
  for (const letter of `${mode} ${columns} ${rows} ${game.content.picture.src}`)
    name = (name * 31 + (letter.codePointAt(0) ?? 0)) % NAMES;
  return name;
}

/** The kept state of this very board; undefined where there is none that can be read. Never throws. */
export function readBoard(game: Puzzle, data: unknown): Board | undefined {
  const cut = readCut(game);
  const name = nameBoard(game);
  return readAnswers(data, (answer, slug) => (slug === BOARD ? read(cut, name, answer) : undefined)).get(BOARD);
}

function read(cut: Cut, name: number, answer: unknown): Board | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { of, places, moves } = answer as Readonly<Record<string, unknown>>;
  if (of !== name || !Array.isArray(places) || places.length !== cut.columns * cut.rows) return undefined;
  if (typeof moves !== "number" || !Number.isSafeInteger(moves) || moves < 1) return undefined;
  const tiles = places.filter((tile) => tile !== null);
  const areTiles = tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < places.length);
  if (!areTiles || new Set(tiles).size !== tiles.length) return undefined;
  return cut.mode === "swap" && tiles.length < places.length ? undefined : { places, moves };
}
