// Knows what is kept of the board of a puzzle, and what tells it from any other board.
import { readAnswers } from "../game/answers.ts";
import { BOARD, type Board, type Cut } from "../game/tiles.ts";
import type { Puzzle } from "./schema.ts";

export const readCut = ({ content: { mode = "swap", columns, rows } }: Puzzle): Cut => ({ mode, columns, rows });

/** Numbers that tell boards apart: enough, and they cost little where room is short. */
const NAMES = 65_521;

/** A number that tells the board from that of another picture, cut or way: what is kept of those is not read. */
export function nameBoard(game: Puzzle): number {
  const { mode, columns, rows } = readCut(game);
  let name = 0;
  for (const letter of `${mode} ${columns} ${rows} ${game.content.picture.src}`)
    name = (name * 31 + (letter.codePointAt(0) ?? 0)) % NAMES;
  return name;
}

/** What is kept of this very board; undefined where nothing is that can be read. Never throws. */
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
