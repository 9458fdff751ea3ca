// Knows how the places of a puzzle are laid out: in columns and rows of one size.
import type { CSSProperties } from "react";
import type { DrawnCut } from "./draw-tile.ts";
import { least } from "./puzzle.css.ts";

export const drawGrid = ({ columns, rows }: DrawnCut): CSSProperties => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridTemplateRows: `repeat(${rows}, minmax(${least}, 1fr))`,
});
