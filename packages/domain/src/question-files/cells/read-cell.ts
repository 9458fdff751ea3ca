// Knows what stands in a cell of a question, in the words of a workbook.
import { type DraftQuestion, isTypedKind } from "../../sequences/index.ts";
import type { Locale } from "../../wording/index.ts";
import { nameKind } from "../columns.ts";
import type { CellColumn } from "./cell-columns.ts";

/** A question, and the title of its theme. */
export interface CellRow extends DraftQuestion {
  readonly themeTitle: string;
}

export function readCell(row: CellRow, column: CellColumn, locale: Locale): string {
  const { kind, answers, accepted } = row;
  if (typeof column === "number") return (isTypedKind(kind) ? accepted[column - 1] : answers[column - 1]?.text) ?? "";
  switch (column) {
    case "theme":
      return row.themeTitle;
    case "question":
      return row.text;
    case "kind":
      return nameKind(kind, locale);
    case "level":
      return row.level === null ? "" : String(row.level);
    case "right":
      if (isTypedKind(kind) || kind === "ORDERING") return "";
      return answers.flatMap(({ correct }, at) => (correct ? [at + 1] : [])).join(", ");
    default:
      return row[column];
  }
}
