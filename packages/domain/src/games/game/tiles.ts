// Knows where the tiles of a picture lie on a board: tiles and places are numbers from 0, row by row.

/** The one item of a puzzle that is put together. */
export const BOARD = "board";

/** What lies at each place; null where nothing does. */
export type Places = readonly (number | null)[];

/** Where the tiles lie, after how many moves. */
export interface Board {
  readonly places: Places;
  readonly moves: number;
}

/** What a picture is cut into, and how it comes to be seen: tiles change places, come from a tray, or are revealed. */
export interface Cut {
  readonly mode: "swap" | "tray" | "reveal";
  readonly columns: number;
  readonly rows: number;
}

/** Each tile lies at its own number. */
export const isSolved = (places: Places): boolean => places.every((tile, place) => tile === place);
