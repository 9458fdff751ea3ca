// Knows the columns of a workbook of questions, which has one row for each question, and their names in French and
// English (§7.109, decisions 9).
import { foldText } from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";
import { FILE_KINDS, type FileKind } from "./questions.ts";

/** The largest number of answers that a question can have in a workbook. */
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

/**
 * The columns in the order of the template. The ids come last: they are for the machine, and empty for new questions.
 */
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
/** A workbook without these columns has no questions. */
export const MANDATORY: readonly QuestionColumn[] = ["theme", "question", 1, 2, "right"];

/** The name of a column in a workbook that we write. */
export const nameColumn = (column: QuestionColumn, locale: Locale): string =>
  typeof column === "number" ? `${ANSWER[locale]} ${column}` : WORDS[column][locale];

const KINDS: Readonly<Record<FileKind, Readonly<Record<Locale, string>>>> = {
  SINGLE: { fr: "Une réponse", en: "One answer" },
  MULTIPLE: { fr: "Plusieurs réponses", en: "Several answers" },
  TRUE_FALSE: { fr: "Vrai ou faux", en: "True or false" },
  SHORT_ANSWER: { fr: "Mots tapés", en: "Typed words" },
  NUMBER: { fr: "Nombre", en: "Number" },
  ORDERING: { fr: "À mettre en ordre", en: "To put in order" },
};
/** The name of a kind of question in a workbook that we write. */
export const nameKind = (kind: FileKind, locale: Locale): string => KINDS[kind][locale];
/** The kind that a cell names, ignoring case and accents; undefined for any other word. */
export const findKind = (cell: string): FileKind | undefined =>
  FILE_KINDS.find((kind) => Object.values(KINDS[kind]).some((word) => foldText(word) === foldText(cell).trim()));

const NAMES = new Map(
  QUESTION_COLUMNS.flatMap((column) =>
    (["fr", "en"] as const).map((locale): [string, QuestionColumn] => [foldText(nameColumn(column, locale)), column]),
  ),
);
/** The column that a header names, ignoring case and accents; undefined for any other word. */
export const findColumn = (header: string): QuestionColumn | undefined => NAMES.get(foldText(header).trim());

/**
 * The name of a cell in a spreadsheet: `C5`. `at` counts columns from 0, `row` counts rows from 1 as spreadsheets do.
 */
export function nameCell(at: number, row: number): string {
  const letters = at < 26 ? "" : String.fromCharCode(64 + Math.floor(at / 26));
  return `${letters}${String.fromCharCode(65 + (at % 26))}${row}`;
}
