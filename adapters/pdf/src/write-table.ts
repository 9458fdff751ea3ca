// Knows how a table of words goes on over pages: its heads stand on each of them, and the first cell heads its row.
import type { PageWriter } from "./page-writer.ts";

const INK = "#1B1C1E";
export const TABLE_LINE = "#C9CDD0";
/** Points. */
const CELL = 6;

export interface TableWords {
  readonly columns: readonly string[];
  /** Each as long as the columns. */
  readonly rows: readonly (readonly string[])[];
}
export interface TableFrame {
  /** Where it begins, in points. */
  readonly y: number;
  /** The margin of the page at its sides, and at its foot. */
  readonly edge: number;
  readonly foot: number;
  /** The columns' shares of the width. */
  readonly shares: readonly number[];
}

/** Answers where it ends. */
export function writeTable(page: PageWriter, words: TableWords, { y: top, edge, foot, shares }: TableFrame): number {
  const width = page.width - 2 * edge;
  let y = top;
  let table = page.table();
  const writeRow = (cells: readonly string[], isHead: boolean) => {
    const laid = cells.map((text, at) =>
      page.lay(text, isHead ? "strong" : "text", {
        ...{ width: (shares[at] ?? 0) * width - CELL, height: 42, size: 10, leading: 1.35 },
      }),
    );
    const height = Math.max(...laid.map((one) => one.height)) + 2 * CELL;
    if (y + height > page.height - foot) {
      table.end();
      page.turn();
      y = edge;
      table = page.table();
      if (!isHead) writeRow(words.columns, true);
    }
    const at = y;
    page.decorate((doc) => doc.rect(edge, at + height, width, 0.75).fill(TABLE_LINE));
    let x = edge;
    table.row(
      laid.map((one, column) => {
        const parts = [{ laid: one, x, y: at + CELL, color: INK }];
        x += (shares[column] ?? 0) * width;
        return { tag: isHead || column === 0 ? "TH" : "TD", text: cells[column] ?? "", parts };
      }),
    );
    y = at + height;
  };
  writeRow(words.columns, true);
  for (const row of words.rows) writeRow(row, false);
  table.end();
  return y;
}
