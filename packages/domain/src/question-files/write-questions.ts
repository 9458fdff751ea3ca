// Knows how the questions of a smart sequence are written into a workbook.
import { escapeCell } from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";
import { nameColumn, nameKind, QUESTION_COLUMNS, type QuestionColumn } from "./columns.ts";
import type { FileQuestion, FileSequence } from "./questions.ts";

/** The header and one row for each question, themes in their order; a theme without questions has no row. */
export function writeQuestions(sequences: readonly FileSequence[], locale: Locale): readonly (readonly string[])[] {
  const header = QUESTION_COLUMNS.map((column) => nameColumn(column, locale));
  const rows = sequences.flatMap((sequence) =>
    sequence.questions.map((question) =>
      QUESTION_COLUMNS.map((column) => escapeCell(writeCell(sequence, question, column, locale))),
    ),
  );
  return [header, ...rows];
}

function writeCell(sequence: FileSequence, question: FileQuestion, column: QuestionColumn, locale: Locale): string {
  const isTyped = question.kind === "SHORT_ANSWER" || question.kind === "NUMBER";
  if (typeof column === "number")
    return (isTyped ? question.accepted?.[column - 1] : question.answers[column - 1]?.text) ?? "";
  switch (column) {
    case "theme":
      return sequence.title;
    case "themeId":
      return sequence.uuid;
    case "questionId":
      return question.uuid;
    case "question":
      return question.text;
    case "kind":
      return question.kind === undefined ? "" : nameKind(question.kind, locale);
    case "level":
      return question.level === undefined ? "" : String(question.level);
    case "right":
      if (question.kind === "ORDERING") return "";
      return question.answers.flatMap(({ correct }, at) => (correct ? [at + 1] : [])).join(", ");
    default:
      return question[column] ?? "";
  }
}
