// Knows how a workbook is read into the themes and questions of a smart sequence, and which of its cells cannot be read
// (§7.109, decisions 9).
import { unescapeCell } from "../kernel/index.ts";
import { readAskedNumber } from "../sequences/index.ts";
import { findColumn, findKind, MANDATORY, MOST_ANSWERS, nameCell, nameColumn, type QuestionColumn } from "./columns.ts";
import type { FileAnswer, FileQuestion, FileSequence } from "./questions.ts";
import { readRight } from "./read-right.ts";

/** A row of a spreadsheet: its number from 1, and its cells from the left, empty ones as empty texts. */
export interface QuestionRow {
  readonly number: number;
  readonly cells: readonly string[];
}
/** Why a question is refused, or all are. */
export interface QuestionFault {
  /** The cell in the sheet, such as `C5`. */
  readonly cell: string;
  readonly code:
    | "header.unknown"
    | "header.missing"
    | "theme.blank"
    | "question.blank"
    | "kind.unknown"
    | "level.invalid"
    | "answers.too-few"
    | "right.missing"
    | "right.unknown"
    | "number.invalid"
    | "id.duplicate";
  /** In English. */
  readonly message: string;
}
/** What could be read, without the rows that have a fault; `rows` is the number of rows with a question. */
export interface ReadQuestions {
  readonly sequences: readonly FileSequence[];
  readonly faults: readonly QuestionFault[];
  readonly rows: number;
}

const LEVEL = /^([1-9]\d?)(\.0+)?$/;

/**
 * The first row names the columns, in French or English, in any order. Themes and questions keep the ids in the
 * workbook, with their other fields in `kept`; those without an id get one from `createId`. Never throws.
 */
export function readQuestions(
  rows: readonly QuestionRow[],
  kept: readonly FileSequence[],
  createId: () => string,
): ReadQuestions {
  const [header, ...others] = rows;
  const asking = others.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = (header?.cells ?? []).map((cell) => findColumn(unescapeCell(cell)));
  const faults = judgeHeader(header, columns);
  if (faults.length > 0) return { sequences: [], faults, rows: asking.length };
  const known = new Map(kept.flatMap(({ questions }) => questions).map((question) => [question.uuid, question]));
  const themes = new Map<string, { theme: FileSequence; questions: FileQuestion[] }>();
  const taken = new Set<string>();
  for (const row of asking) {
    const read = readRow(row, columns, { known, taken, createId });
    if ("faults" in read) {
      faults.push(...read.faults);
      continue;
    }
    const key = read.themeId || `title ${read.theme}`;
    const place = themes.get(key) ?? {
      theme: {
        ...kept.find(({ uuid }) => uuid === read.themeId),
        uuid: read.themeId || createId(),
        title: read.theme,
        questions: [],
      },
      questions: [],
    };
    place.questions.push(read.question);
    themes.set(key, place);
  }
  const sequences = [...themes.values()].map(({ theme, questions }) => ({ ...theme, questions }));
  return { sequences, faults, rows: asking.length };
}

function judgeHeader(
  header: QuestionRow | undefined,
  columns: readonly (QuestionColumn | undefined)[],
): QuestionFault[] {
  const number = header?.number ?? 1;
  const unknown = columns.flatMap((column, at): QuestionFault[] => {
    const word = header?.cells[at]?.trim() ?? "";
    if (word === "" || (column !== undefined && columns.indexOf(column) === at)) return [];
    const message = column === undefined ? `no column is called "${word.slice(0, 100)}"` : "this column comes twice";
    return [{ cell: nameCell(at, number), code: "header.unknown", message }];
  });
  const missing = MANDATORY.filter((column) => !columns.includes(column)).map((column): QuestionFault => {
    const [fr, en] = [nameColumn(column, "fr"), nameColumn(column, "en")];
    return { cell: nameCell(0, number), code: "header.missing", message: `no column is called "${fr}" or "${en}"` };
  });
  return [...unknown, ...missing];
}

interface Reading {
  readonly known: ReadonlyMap<string, FileQuestion>;
  /** The ids of the questions above. */
  readonly taken: Set<string>;
  readonly createId: () => string;
}
type ReadRow = { readonly faults: readonly QuestionFault[] } | RightRow;
interface RightRow {
  readonly theme: string;
  readonly themeId: string;
  readonly question: FileQuestion;
}

function readRow(row: QuestionRow, columns: readonly (QuestionColumn | undefined)[], reading: Reading): ReadRow {
  const cellOf = (column: QuestionColumn) => unescapeCell(row.cells[columns.indexOf(column)] ?? "");
  const faults: QuestionFault[] = [];
  const complain = (column: QuestionColumn, code: QuestionFault["code"], message: string) =>
    void faults.push({ cell: nameCell(columns.indexOf(column), row.number), code, message });

  const [theme, text, id] = [cellOf("theme"), cellOf("question"), cellOf("questionId").trim()];
  if (theme.trim() === "") complain("theme", "theme.blank", "a question needs a theme");
  if (text.trim() === "") complain("question", "question.blank", "nothing is asked");
  if (id !== "" && reading.taken.has(id)) complain("questionId", "id.duplicate", "a question above has this id");
  reading.taken.add(id);
  const level = LEVEL.exec(cellOf("level").trim());
  if (!level && cellOf("level").trim() !== "") complain("level", "level.invalid", "a level is a number from 1 to 99");

  // What has no column in this sheet stays as it was.
  const before = reading.known.get(id);
  const kindCell = cellOf("kind").trim();
  const kind = columns.includes("kind") ? findKind(kindCell) : before?.kind;
  if (kindCell !== "" && !kind) complain("kind", "kind.unknown", `no kind of question is "${kindCell.slice(0, 40)}"`);
  const isTyped = kind === "SHORT_ANSWER" || kind === "NUMBER";
  const isChosen = !isTyped && kind !== "ORDERING";

  const formerTexts = isTyped ? (before?.accepted ?? []) : (before?.answers ?? []).map((answer) => answer.text);
  const texts = Array.from({ length: Math.max(MOST_ANSWERS, formerTexts.length) }, (_, at) =>
    columns.includes(at + 1) ? cellOf(at + 1) : (formerTexts[at] ?? ""),
  );
  const given = texts.flatMap((answer, at) => (answer.trim() === "" ? [] : [at + 1]));
  if (isTyped && given.length === 0) complain(1, "answers.too-few", "no spelling is accepted");
  if (!isTyped && given.length < 2)
    complain(given.includes(1) ? 2 : 1, "answers.too-few", "there are at least two answers to choose from");
  for (const at of kind === "NUMBER" ? given : [])
    if (!readAskedNumber(texts[at - 1] ?? ""))
      complain(at, "number.invalid", 'a number is written as "12.5" or as "12.5 ± 0.1 km"');
  // For what is typed, every answer in the row is right; what is put in order stands in its right order.
  const { numbers, unknown: wrong } = readRight(isChosen ? cellOf("right") : "", texts);
  if (isChosen && numbers.size === 0)
    complain("right", "right.missing", "the numbers of the right answers are missing");
  if (wrong !== null) complain("right", "right.unknown", `there is no answer "${wrong.slice(0, 20)}"`);
  if (faults.length > 0) return { faults };

  const uuid = id || reading.createId();
  const nameAnswer = createAnswerNames(uuid, before?.answers ?? []);
  const answers = (isTyped ? [] : given).map((number): FileAnswer => {
    const kept = before?.answers[number - 1];
    return {
      ...kept,
      uuid: kept?.uuid ?? nameAnswer(number),
      text: texts[number - 1] ?? "",
      correct: isChosen ? numbers.has(number) : (kept?.correct ?? false),
    };
  });
  const { level: formerLevel, explanation: _, remediation: __, accepted: ___, kind: ____, ...rest } = before ?? {};
  const toldLevel = columns.includes("level") ? level && Number(level[1]) : formerLevel;
  const [explanation, remediation] = (["explanation", "remediation"] as const).map((column) =>
    columns.includes(column) ? cellOf(column) : before?.[column],
  );
  return {
    theme,
    themeId: cellOf("themeId").trim(),
    question: {
      ...rest,
      uuid,
      ...(kind && { kind }),
      ...(isTyped && { accepted: given.map((number) => texts[number - 1] ?? "") }),
      text,
      ...(toldLevel && { level: toldLevel }),
      ...(explanation && { explanation }),
      ...(remediation && { remediation }),
      answers,
    },
  };
}

/** An answer is named by its question and its number, or the next number that no answer has. */
function createAnswerNames(question: string, answers: readonly FileAnswer[]): (number: number) => string {
  const taken = new Set(answers.map(({ uuid }) => uuid));
  return (number) => {
    let at = number;
    while (taken.has(`${question}-${at}`)) at += 1;
    taken.add(`${question}-${at}`);
    return `${question}-${at}`;
  };
}
