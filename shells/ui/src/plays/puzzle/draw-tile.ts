// Knows how one tile of a picture is drawn: the same picture behind each, larger than it and moved, in percent.
import type { CSSProperties } from "react";
import { least } from "./puzzle.css.ts";

export interface DrawnCut {
  readonly columns: number;
  readonly rows: number;
}

export const columnOf = ({ columns }: DrawnCut, at: number): number => at % columns;
export const rowOf = ({ columns }: DrawnCut, at: number): number => Math.floor(at / columns);

/** @param url where the picture is loaded from; empty where it is gone. */
export const drawTile = (cut: DrawnCut, tile: number, url: string): CSSProperties => {
  const { columns, rows } = cut;
  const [x, y] = [(columnOf(cut, tile) * 100) / (columns - 1), (rowOf(cut, tile) * 100) / (rows - 1)];
  return {
    backgroundImage: url && `url(${JSON.stringify(url)})`,
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  };
};

/** Columns and rows of one size. */
export const drawGrid = ({ columns, rows }: DrawnCut): CSSProperties => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridTemplateRows: `repeat(${rows}, minmax(${least}, 1fr))`,
});
