// Knows the columns of a workbook of questions, one row a question, and how they are called in French and English
// (§7.109, decisions 9).
import { foldText } from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";
import { FILE_KINDS, type FileKind } from "./questions.ts";

/** Answers that a question can have in a workbook. */
export const MOST_ANSWERS = 8;

const WORDS = {
  theme: { fr: "Thème", en: "Theme" },
  level: { fr: "Niveau", en: "Level" },
  question: { fr: "Question", en: "Question" },
  right: { fr: "Bonnes réponses", en: "Right answers" },
  explanation: { fr: "Explication", en: "Explanation" },
  remediation: { fr: "Remédiation", en: "Remediation" },
  kind: { fr: "Genre", en: "Kind" },
  themeId: { fr: "Identifiant du thème", en: "Theme id" },
  questionId: { fr: "Identifiant de la question", en: "Question id" },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

type Field = keyof typeof WORDS;
/** A column: a field, or the number of an answer, from 1. */
export type QuestionColumn = Field | number;

const ANSWER: Readonly<Record<Locale, string>> = { fr: "Réponse", en: "Answer" };
const numbers = Array.from({ length: MOST_ANSWERS }, (_, at) => at + 1);

/** The columns in the order of the template. The ids come last: they are a machine's, and empty for what is new. */
export const QUESTION_COLUMNS: readonly QuestionColumn[] = [
  "theme",
  "level",
  "question",
  ...numbers,
  "right",
  "explanation",
  "remediation",
  "kind",
  "themeId",
  "questionId",
];
/** Without these there is nothing to ask. */
export const MANDATORY: readonly QuestionColumn[] = ["theme", "question", 1, 2, "right"];

/** How a column is called in a workbook of ours. */
export const nameColumn = (column: QuestionColumn, locale: Locale): string =>
  typeof column === "number" ? `${ANSWER[locale]} ${column}` : WORDS[column][locale];

const KINDS: Readonly<Record<FileKind, Readonly<Record<Locale, string>>>> = {
  SINGLE: { fr: "Une réponse", en: "One answer" },
  MULTIPLE: { fr: "Plusieurs réponses", en: "Several answers" },
  TRUE_FALSE: { fr: "Vrai ou faux", en: "True or false" },
  SHORT_ANSWER: { fr: "Mots tapés", en: "Typed words" },
};
/** How a kind of question is called in a workbook of ours. */
export const nameKind = (kind: FileKind, locale: Locale): string => KINDS[kind][locale];
/** The kind that a cell names, whatever its case and accents; undefined for another word. */
export const findKind = (cell: string): FileKind | undefined =>
  FILE_KINDS.find((kind) => Object.values(KINDS[kind]).some((word) => foldText(word) === foldText(cell).trim()));

const NAMES = new Map(
  QUESTION_COLUMNS.flatMap((column) =>
    (["fr", "en"] as const).map((locale): [string, QuestionColumn] => [foldText(nameColumn(column, locale)), column]),
  ),
);
/** The column that a header names, whatever its case and accents; undefined for another word. */
export const findColumn = (header: string): QuestionColumn | undefined => NAMES.get(foldText(header).trim());

/** How a spreadsheet calls a cell: `C5`. `at` counts columns from 0, `row` as it counts them itself. */
export function nameCell(at: number, row: number): string {
  const letters = at < 26 ? "" : String.fromCharCode(64 + Math.floor(at / 26));
  return `${letters}${String.fromCharCode(65 + (at % 26))}${row}`;
}
