// Knows the file of who was there (§7.113, §7.114): its columns, its lines, and how they are read again.
import {
  escapeCell,
  type Fault,
  fail,
  foldText,
  isText,
  type Result,
  succeed,
  TEXT_FAULT,
  unescapeCell,
} from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";

const COLUMNS = [
  "slot",
  "startAt",
  "endAt",
  "login",
  "lastname",
  "firstname",
  "presence",
  "reason",
  "markedAt",
] as const;
type Column = (typeof COLUMNS)[number];

const HEADERS: Readonly<Record<Column, Readonly<Record<Locale, string>>>> = {
  slot: { fr: "Séance", en: "Slot" },
  startAt: { fr: "Début", en: "Start" },
  endAt: { fr: "Fin", en: "End" },
  login: { fr: "Identifiant", en: "Login" },
  lastname: { fr: "Nom", en: "Last name" },
  firstname: { fr: "Prénom", en: "First name" },
  presence: { fr: "Présence", en: "Presence" },
  reason: { fr: "Motif", en: "Reason" },
  markedAt: { fr: "Émargé le", en: "Marked at" },
};
/** Headers that former versions wrote. */
const FORMER: Readonly<Partial<Record<Column, string>>> = { slot: "Créneau" };
const MANDATORY: readonly Column[] = ["slot", "login", "presence"];

/** Was there, was not there, or not said yet. */
export type Presence = "PRESENT" | "ABSENT" | null;
const WORDS: Readonly<Record<"PRESENT" | "ABSENT", Readonly<Record<Locale, string>>>> = {
  PRESENT: { fr: "présent", en: "present" },
  ABSENT: { fr: "absent", en: "absent" },
};

/** What a file tells of one learner in one slot; dates are ISO timestamps. */
export interface PresenceRow {
  readonly slot: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly login: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly presence: Presence;
  readonly reason: string;
  /** Empty until somebody has marked the presence. */
  readonly markedAt: string;
}
/** What is read of a line; the columns that only inform are ignored. */
export interface PresenceLine {
  /** The number of the line as a spreadsheet counts it, from 1. */
  readonly line: number;
  readonly slot: string;
  readonly login: string;
  readonly presence: Presence;
  readonly reason: string;
}

/** The longest reason, in characters. */
export const LONGEST_REASON = 500;

/** The first line of a file that we write. */
export const writePresenceHeader = (locale: Locale): readonly string[] =>
  COLUMNS.map((column) => HEADERS[column][locale]);

/** A line of a file: no spreadsheet takes a cell for a formula, and `readPresenceFile` reads it back as it was. */
export const writePresenceRow = (row: PresenceRow, locale: Locale): readonly string[] =>
  COLUMNS.map((column) =>
    escapeCell(column === "presence" ? (row.presence ? WORDS[row.presence][locale] : "") : row[column]),
  );

/**
 * Reads the lines of a file whose first one names the columns, in French or English, in any order. Fails with each cell
 * that is wrong.
 */
export function readPresenceFile(
  lines: readonly (readonly string[])[],
): Result<readonly PresenceLine[], readonly Fault[]> {
  const columns = (lines[0] ?? []).map((cell) => COLUMNS.find((column) => isNamed(column, cell)));
  const missing = MANDATORY.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    return fail(missing.map((column) => ({ path: [1, column], message: "the column is missing" })));
  const faults: Fault[] = [];
  const read = lines.slice(1).flatMap((cells, at): PresenceLine[] => {
    const line = at + 2;
    if (cells.every((cell) => cell.trim() === "")) return [];
    const cellOf = (column: Column) => unescapeCell(cells[columns.indexOf(column)] ?? "");
    const presence = readPresence(cellOf("presence"));
    const reason = columns.includes("reason") ? cellOf("reason").trim() : "";
    if (presence === undefined) faults.push({ path: [line, "presence"], message: "neither present nor absent" });
    if (cells.some((cell) => cell.includes("\u0000"))) faults.push({ path: [line], message: "a NUL character" });
    else if (!isText(reason)) faults.push({ path: [line, "reason"], message: TEXT_FAULT });
    if (reason.length > LONGEST_REASON)
      faults.push({ path: [line, "reason"], message: `more than ${LONGEST_REASON} characters` });
    return [{ line, slot: cellOf("slot").trim(), login: cellOf("login").trim(), presence: presence ?? null, reason }];
  });
  return faults.length > 0 ? fail(faults) : succeed(read);
}

const isNamed = (column: Column, cell: string): boolean =>
  [column, HEADERS[column].fr, HEADERS[column].en, FORMER[column] ?? column].some(
    (name) => foldText(name) === foldText(cell.trim()),
  );

/** Undefined for a word that means none of them. */
function readPresence(cell: string): Presence | undefined {
  const word = foldText(cell.trim());
  if (word === "") return null;
  return (["PRESENT", "ABSENT"] as const).find((kind) =>
    [WORDS[kind].fr, WORDS[kind].en].some((name) => foldText(name) === word),
  );
}
