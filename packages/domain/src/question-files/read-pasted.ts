// Knows how rows that were copied from a spreadsheet become questions: cells between tabs, with or without a first row
// that names them.
import { unescapeCell } from "../kernel/index.ts";
import { findColumn, nameColumn, QUESTION_COLUMNS } from "./columns.ts";
import type { FileSequence } from "./questions.ts";
import { type QuestionRow, type ReadQuestions, readQuestions } from "./read-questions.ts";
import { splitCells } from "./tabbed.ts";

/** Questions keep their other fields in `kept`. Never throws. Cells are named as if the text began at `A1`. */
export function readPasted(text: string, kept: readonly FileSequence[], createId: () => string): ReadQuestions {
  const rows: QuestionRow[] = splitCells(text).map((row, at) => ({ number: at + 1, cells: row }));
  if (rows.every((row) => row.cells.every((cell) => cell.trim() === ""))) return { sequences: [], faults: [], rows: 0 };
  const named = rows[0]?.cells.filter((cell) => findColumn(unescapeCell(cell)) !== undefined).length ?? 0;
  if (named >= 2) return readQuestions(rows, kept, createId);
  const header = { number: 0, cells: QUESTION_COLUMNS.map((column) => nameColumn(column, "en")) };
  return readQuestions([header, ...rows], kept, createId);
}
