// Knows which keys lead from one cell to another.
import { CELL_COLUMNS } from "@academiz/domain/question-files";
import type { Spot } from "./use-cells.ts";

const LEAP = 10;

/** Where a key leads; null for any other key. `last`: the last row. */
export function followKey(key: string, isControl: boolean, { row, column }: Spot, last: number): Spot | null {
  const end = CELL_COLUMNS.length - 1;
  switch (key) {
    case "ArrowUp":
      return { row: isControl ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: isControl ? last : row + 1, column };
    case "ArrowLeft":
      return { row, column: isControl ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: isControl ? end : column + 1 };
    case "Home":
      return { row: isControl ? 0 : row, column: 0 };
    case "End":
      return { row: isControl ? last : row, column: end };
    case "PageUp":
      return { row: row - LEAP, column };
    case "PageDown":
      return { row: row + LEAP, column };
    default:
      return null;
  }
}
