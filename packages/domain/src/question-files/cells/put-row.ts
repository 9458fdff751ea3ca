// Knows how cells are written into one question. A cell that cannot be read leaves what was there.
import { type DraftAnswer, type DraftQuestion, isTypedKind, nameAnswers, TRUTH_WORDS } from "../../sequences/index.ts";
import { findKind, MOST_ANSWERS } from "../columns.ts";
import { readRight } from "../read-right.ts";
import { boundCell, type CellColumn, isClosedCell } from "./cell-columns.ts";

/** Why a cell is refused. */
export type CellFaultCode =
  | "cell.closed"
  | "cell.long"
  | "kind.unknown"
  | "level.invalid"
  | "right.unknown"
  | "theme.blank"
  | "themes.full";
/** What is typed into the cells of one row; cells that nobody wrote in are absent. */
export type TypedCells = ReadonlyMap<CellColumn, string>;
/** The question as it is now, and the cells that are refused. */
export interface PutRow {
  readonly question: DraftQuestion;
  readonly refused: readonly { readonly column: CellColumn; readonly code: CellFaultCode }[];
}

const LEVEL = /^[1-9]\d?$/;
const EMPTY: DraftAnswer = { uuid: "", text: "", correct: false };

/** The kind comes first, for it says which answers there are; then the answers; then which of them are right. */
export function putRow(question: DraftQuestion, typed: TypedCells, language: "FR" | "EN"): PutRow {
  const refused: { column: CellColumn; code: CellFaultCode }[] = [];
  const refuse = (column: CellColumn, code: CellFaultCode) => void refused.push({ column, code });
  const asked = typed.get("kind")?.trim() || undefined;
  const named = asked === undefined ? undefined : findKind(asked);
  if (asked !== undefined && !named) refuse("kind", "kind.unknown");
  const kinded = named ? changeKind(question, named, language) : question;

  const open = new Map<CellColumn, string>();
  for (const [column, text] of typed) {
    const isSaid = text.trim() !== "";
    if (isSaid && isClosedCell(kinded.kind, column)) refuse(column, "cell.closed");
    else if (text.length > boundCell(column)) refuse(column, "cell.long");
    else open.set(column, text);
  }
  const answered = putAnswers(kinded, open, (code) => refuse("right", code));
  const level = open.get("level")?.trim();
  if (level && !LEVEL.test(level)) refuse("level", "level.invalid");
  const read: Partial<DraftQuestion> = {
    ...(level === "" && { level: null }),
    ...(level && LEVEL.test(level) && { level: Number(level) }),
  };
  const told = (["explanation", "remediation"] as const).filter((column) => open.has(column));
  return {
    question: {
      ...answered,
      ...read,
      text: open.get("question") ?? answered.text,
      ...Object.fromEntries(told.map((column) => [column, open.get(column) ?? ""])),
    },
    refused,
  };
}

/** What was written in the answers stays there, but for those of true or false. */
function changeKind(question: DraftQuestion, kind: DraftQuestion["kind"], language: "FR" | "EN"): DraftQuestion {
  if (kind === question.kind) return question;
  if (kind === "TRUE_FALSE") {
    const { true: yes, false: no } = TRUTH_WORDS[language];
    const answers = [
      { uuid: "", text: yes, correct: true },
      { uuid: "", text: no, correct: false },
    ];
    return { ...question, kind, answers: nameAnswers(question.uuid, answers) };
  }
  const wasTyped = isTypedKind(question.kind);
  if (isTypedKind(kind) && !wasTyped) {
    const accepted = question.answers.map(({ text }) => text);
    return { ...question, kind, accepted: kind === "NUMBER" ? accepted.slice(0, 1) : accepted };
  }
  if (!isTypedKind(kind) && wasTyped) {
    const isSame = question.accepted.every((text, at) => question.answers[at]?.text === text);
    const made = question.accepted.map((text) => ({ ...EMPTY, text }));
    return { ...question, kind, answers: isSame ? question.answers : nameAnswers(question.uuid, made) };
  }
  return { ...question, kind, accepted: kind === "NUMBER" ? question.accepted.slice(0, 1) : question.accepted };
}

/** An answer whose cell is empty is taken away; the others keep their names. */
function putAnswers(question: DraftQuestion, typed: TypedCells, refuse: (code: CellFaultCode) => void): DraftQuestion {
  const numbers = Array.from({ length: MOST_ANSWERS }, (_, at) => at + 1).filter((number) => typed.has(number));
  if (isTypedKind(question.kind)) {
    const accepted = [...question.accepted];
    for (const number of numbers) accepted[number - 1] = typed.get(number) ?? "";
    return numbers.length === 0 ? question : { ...question, accepted: accepted.filter((text) => text?.trim()) };
  }
  const slots = [...question.answers];
  while (slots.length < Math.max(0, ...numbers)) slots.push(EMPTY);
  for (const number of numbers) slots[number - 1] = { ...(slots[number - 1] ?? EMPTY), text: typed.get(number) ?? "" };
  const right = typed.get("right");
  const marked = right === undefined ? slots : markRight(slots, right);
  if (!marked) refuse("right.unknown");
  // An answer that goes keeps its name from those that come.
  const named = nameAnswers(question.uuid, marked ?? slots);
  const answers = named.filter(({ text }) => numbers.length === 0 || text.trim() !== "");
  // Who names two means that both are right.
  const isSeveral = marked && right !== undefined && answers.filter(({ correct }) => correct).length > 1;
  return { ...question, answers, ...(isSeveral && question.kind === "SINGLE" && { kind: "MULTIPLE" as const }) };
}

/** The answers that the cell names are right; null where there is no such answer. */
function markRight(slots: readonly DraftAnswer[], cell: string): readonly DraftAnswer[] | null {
  const texts = slots.map(({ text }) => text);
  const { numbers, unknown } = readRight(cell, texts);
  return unknown === null ? slots.map((slot, at) => ({ ...slot, correct: numbers.has(at + 1) })) : null;
}
