// Knows how the tiles of a picture lie at the start, in an order that a seed decides, and what each move changes.
import { shuffle } from "./shuffle.ts";
import { BOARD, type Board, type Cut, isSolved, type Places } from "./tiles.ts";

type Size = Pick<Cut, "columns" | "rows">;
const listTiles = ({ columns, rows }: Size): readonly number[] =>
  Array.from({ length: columns * rows }, (_, index) => index);

/** The tiles in the order in which they are revealed. */
export const shuffleTiles = (cut: Size, seed: number): readonly number[] => shuffle(listTiles(cut), seed);

/** The board at the start: shuffled by a seed, but never already solved; empty where tiles come from the tray. */
export function startPlaces(cut: Cut, seed: number): Places {
  const tiles = listTiles(cut);
  if (cut.mode !== "swap") return tiles.map(() => null);
  const order = shuffle(tiles, seed);
  return isSolved(order) ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** The tiles that lie beside the board, in an order that the seed decides. */
export const listTray = (cut: Size, places: Places, seed: number): readonly number[] =>
  shuffleTiles(cut, seed).filter((tile) => !places.includes(tile));

/**
 * The board after a tile was put to a place, or beside the board where `to` is null; a tile that lay there changes
 * places with it. The very same board where nothing moves.
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

/** The board as it is kept with the answers. @param name tells it from any other board. */
export const keepBoard = (name: number, { places, moves }: Board, seed: number) => ({
  answers: { [BOARD]: { of: name, places, moves } },
  seed,
});
