// Knows how one tile is drawn: each has the same picture as background, enlarged and moved, in percent.
import type { CSSProperties } from "react";
import type { Size } from "../common/board/use-size.ts";

export interface DrawnCut {
  readonly columns: number;
  readonly rows: number;
}

export const columnOf = ({ columns }: DrawnCut, at: number): number => at % columns;
export const rowOf = ({ columns }: DrawnCut, at: number): number => Math.floor(at / columns);

/** How much the picture exceeds the board either way, where the board has another shape. */
export interface Zoom {
  readonly x: number;
  readonly y: number;
}

/** For a picture as large as its room, on a board that may be wider or higher. */
export function coverBoard(room: Size, board: Size): Zoom {
  if (room.width === 0 || room.height === 0) return { x: 1, y: 1 };
  const [x, y] = [board.width / room.width, board.height / room.height];
  return { x: Math.max(1, y / x), y: Math.max(1, x / y) };
}

/** The excess is cut off on both sides. */
const shift = (at: number, count: number, zoom: number): number =>
  (100 * (at + ((zoom - 1) * count) / 2)) / (count * zoom - 1);

/** @param url the address of the picture; empty where it is gone. */
export const drawTile = (cut: DrawnCut, tile: number, url: string, zoom: Zoom = { x: 1, y: 1 }): CSSProperties => {
  const { columns, rows } = cut;
  const [x, y] = [shift(columnOf(cut, tile), columns, zoom.x), shift(rowOf(cut, tile), rows, zoom.y)];
  return {
    backgroundImage: url && `url(${JSON.stringify(url)})`,
    backgroundSize: `${columns * zoom.x * 100}% ${rows * zoom.y * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  };
};
