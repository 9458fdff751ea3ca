// Knows which cells an author writes on the page: the columns of the workbook without the ids, which are for machines.
import type { DraftQuestion } from "../../sequences/index.ts";
import { MOST_ANSWERS, QUESTION_COLUMNS, type QuestionColumn } from "../columns.ts";

/** A column that an author writes in. */
export type CellColumn = Exclude<QuestionColumn, "themeId" | "questionId">;

const isCellColumn = (column: QuestionColumn): column is CellColumn => column !== "themeId" && column !== "questionId";
/** In the order of the workbook, so that its rows fit wherever they are pasted. */
export const CELL_COLUMNS: readonly CellColumn[] = QUESTION_COLUMNS.filter(isCellColumn);

const ANSWERS: Readonly<Partial<Record<DraftQuestion["kind"], number>>> = { TRUE_FALSE: 2, NUMBER: 1 };
const HAS_NO_RIGHT: readonly DraftQuestion["kind"][] = ["SHORT_ANSWER", "NUMBER", "ORDERING"];

/** A kind of question has nothing to say there: no third answer to true or false, no right one among what is ordered. */
export const isClosedCell = (kind: DraftQuestion["kind"], column: CellColumn): boolean =>
  typeof column === "number"
    ? column > (ANSWERS[kind] ?? MOST_ANSWERS)
    : column === "right" && HAS_NO_RIGHT.includes(kind);

/** The most characters of a cell. */
export function boundCell(column: CellColumn): number {
  if (typeof column === "number") return 500;
  if (column === "theme") return 200;
  return column === "explanation" || column === "remediation" ? 5_000 : 2_000;
}
