// Knows the board of a puzzle: which tile lies where, how the tiles lie at the start, and what a move makes of them.
// Tiles and places are numbers from 0, row by row: the board is solved once each tile lies at its own number.
import { readAnswers } from "../game/answers.ts";
import { shuffle } from "../game/shuffle.ts";
import type { Puzzle, PuzzleMode } from "./schema.ts";

/** The one item of a puzzle that is put together. */
export const BOARD = "board";

/** What lies at each place; null where nothing does. */
export type Places = readonly (number | null)[];

/** Where the tiles lie, after how many moves. */
export interface Board {
  readonly places: Places;
  readonly moves: number;
}

/** What a picture is cut into, and how it is put together. */
export interface Cut {
  readonly mode: PuzzleMode;
  readonly columns: number;
  readonly rows: number;
}

export const readCut = ({ content: { mode = "swap", columns, rows } }: Puzzle): Cut => ({ mode, columns, rows });

const listTiles = ({ columns, rows }: Cut): readonly number[] =>
  Array.from({ length: columns * rows }, (_, index) => index);

export const isSolved = (places: Places): boolean => places.every((tile, place) => tile === place);

/** Shuffled by a seed, never solved; nothing lies on the board yet where tiles come from the tray. */
export function startPlaces(cut: Cut, seed: number): Places {
  const tiles = listTiles(cut);
  if (cut.mode !== "swap") return tiles.map(() => null);
  const order = shuffle(tiles, seed);
  return isSolved(order) ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** The tiles that lie beside the board, in an order that the seed decides. */
export const listTray = (cut: Cut, places: Places, seed: number): readonly number[] =>
  shuffle(listTiles(cut), seed).filter((tile) => !places.includes(tile));

/**
 * The board once a tile was put to a place, or, where that is null, beside it: what lay there changes places with it.
 * The very same board where nothing moves.
 */
export function moveTile(board: Board, tile: number, to: number | null): Board {
  const from = board.places.indexOf(tile);
  if (to === from || (to === null && from === -1)) return board;
  const places = board.places.map((one, place) => {
    if (place === to) return tile;
    return place === from ? (to === null ? null : (board.places[to] ?? null)) : one;
  });
  return { places, moves: board.moves + 1 };
}

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

/** As it is kept with the answers. */
export const keepBoard = (name: number, { places, moves }: Board, seed: number) => ({
  answers: { [BOARD]: { of: name, places, moves } },
  seed,
});

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
