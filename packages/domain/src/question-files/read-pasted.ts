// Knows how rows that were copied from a spreadsheet become questions: cells between tabs, with or without a first row
// that names them.
import { unescapeCell } from "../kernel/index.ts";
import { findColumn, nameColumn, QUESTION_COLUMNS } from "./columns.ts";
import type { FileSequence } from "./questions.ts";
import { type QuestionRow, type ReadQuestions, readQuestions } from "./read-questions.ts";

/** A cell with line breaks or tabs is in quotes, and a quote inside it is doubled. */
function splitCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === "\t") endCell();
    else if (letter === "\n") {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

/** Questions keep their other fields in `kept`. Never throws. Cells are named as if the text began at `A1`. */
export function readPasted(text: string, kept: readonly FileSequence[], createId: () => string): ReadQuestions {
  const cells = splitCells(text.replaceAll("\r\n", "\n").replaceAll("\r", "\n"));
  const rows: QuestionRow[] = cells.map((row, at) => ({ number: at + 1, cells: row }));
  if (rows.every((row) => row.cells.every((cell) => cell.trim() === ""))) return { sequences: [], faults: [], rows: 0 };
  const named = rows[0]?.cells.filter((cell) => findColumn(unescapeCell(cell)) !== undefined).length ?? 0;
  if (named >= 2) return readQuestions(rows, kept, createId);
  const header = { number: 0, cells: QUESTION_COLUMNS.map((column) => nameColumn(column, "en")) };
  return readQuestions([header, ...rows], kept, createId);
}
