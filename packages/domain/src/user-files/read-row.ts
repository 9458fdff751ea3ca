// Knows what a line of a file changes about a user, and which of its cells cannot be read (§7.36, §3.229).
import { orderRoles, ROLES, type Role } from "../identity/index.ts";
import { foldText, unescapeCell } from "../kernel/index.ts";
import { LOCALES, type Locale } from "../wording/index.ts";
import type { UserColumn } from "./columns.ts";
import { readList, readPlaceNames } from "./lists.ts";
import type { Vocabulary } from "./places.ts";
import { type FileUser, ROLE_WORDS, writeField } from "./write-row.ts";

/** The values of a line; absent where it changes nothing, or has no column. */
export type RowValues = { readonly [K in Exclude<UserColumn, "login">]?: FileUser[K] };

/** Why a line is not accepted. `column` null: the line as a whole. */
export interface RowFault {
  readonly column: UserColumn | null;
  /** Stable. */
  readonly code: string;
  /** In English. */
  readonly message: string;
}
/** What a row of a file says of a user, and what is wrong with it. */
export interface ReadRow {
  readonly values: RowValues;
  readonly faults: readonly RowFault[];
}

const ROLE_NAMES: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) =>
    [
      role,
      role.replace("ROLE_", ""),
      role.replace("ROLE_", "").replace("_", " "),
      ROLE_WORDS[role].fr,
      ROLE_WORDS[role].en,
    ].map((name): [string, Role] => [foldText(name), role]),
  ),
);
const YES = ["oui", "yes", "true", "vrai", "1", "actif", "active", "x"];
const NO = ["non", "no", "false", "faux", "0", "inactif", "inactive"];
const LANGUAGES: Readonly<Record<string, Locale>> = {
  fr: "fr",
  francais: "fr",
  french: "fr",
  en: "en",
  anglais: "en",
  english: "en",
};
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Days since the end of 1899, as a spreadsheet keeps a date. */
const SERIAL = /^[1-9]\d{4}(\.\d+)?$/;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** True for an empty line: all its cells are blank. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** The login that a line is about; empty when it names none. */
export function readLoginCell(columns: readonly (UserColumn | null)[], cells: readonly string[]): string {
  return unescapeCell(cells[columns.indexOf("login")] ?? "").trim();
}

type Read = { readonly value: FileUser[UserColumn] } | { readonly code: string; readonly message: string };
const unknown = (code: string, word: string): Read => ({ code, message: `"${word.slice(0, 100)}" is not known here` });

/**
 * What a line changes of `existing`, or says of a new user when null. A cell that repeats the kept value, as an export
 * wrote it, changes nothing and is not checked. Texts are not checked here: people follow the rules of the form.
 */
export function readRow(
  columns: readonly (UserColumn | null)[],
  cells: readonly string[],
  vocabulary: Vocabulary,
  existing: FileUser | null,
): ReadRow {
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    faults.push({ column: null, code: "row.too-long", message: "there is more in this line than there are columns" });
  columns.forEach((column, at) => {
    if (column === null || column === "login") return;
    const cell = unescapeCell(cells[at] ?? "");
    if (existing && LOCALES.some((locale) => writeField(existing, column, vocabulary, locale) === cell)) return;
    const read = readCell(column, cell, vocabulary);
    if (read === null) return;
    if ("value" in read) values[column] = read.value;
    else faults.push({ column, ...read });
  });
  return { values, faults };
}

/** Null: as if the column were missing. */
function readCell(column: Exclude<UserColumn, "login">, cell: string, vocabulary: Vocabulary): Read | null {
  const text = cell.trim();
  switch (column) {
    case "roles":
      return readRoles(cell);
    case "active":
      return readActive(text);
    case "locale":
      return readLanguage(text);
    case "type":
      return { value: cell === "" ? null : cell };
    case "admitted":
      return { value: text === "" ? null : readDate(text) };
    case "affectations":
      return readPlaces(cell, vocabulary);
    case "criterias":
      return readCriteria(cell, vocabulary);
    case "trainerMeans":
      return { value: readList(cell) };
    default:
      return { value: text };
  }
}

function readRoles(cell: string): Read | null {
  const words = readList(cell);
  const roles = words.map((word) => ROLE_NAMES.get(foldText(word)));
  const wrong = words.find((_, at) => roles[at] === undefined);
  if (wrong !== undefined) return unknown("role.unknown", wrong);
  return words.length === 0 ? null : { value: orderRoles(roles.flatMap((role) => role ?? [])) };
}

function readActive(text: string): Read | null {
  const word = foldText(text);
  if (word === "") return null;
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : unknown("active.unknown", text);
}

function readLanguage(text: string): Read {
  if (text === "") return { value: null };
  const word = foldText(text);
  const locale = Object.hasOwn(LANGUAGES, word) ? LANGUAGES[word] : undefined;
  return locale ? { value: locale } : unknown("locale.unknown", text);
}

/**
 * A day, or a spreadsheet's number of one, means its beginning in UTC; any other text is checked with the other
 * fields.
 */
function readDate(text: string): string {
  if (DAY.test(text)) return `${text}T00:00:00.000Z`;
  if (!SERIAL.test(text)) return text;
  return new Date(FIRST_DAY + Math.round(Number(text) * 86_400_000)).toISOString();
}

function readPlaces(cell: string, vocabulary: Vocabulary): Read {
  const names = readPlaceNames(cell);
  const ids = names.map(vocabulary.findPlace);
  const wrong = names.find((_, at) => ids[at] === null);
  if (wrong) return unknown("place.unknown", "id" in wrong ? `#${wrong.id}` : wrong.path.join("/"));
  return { value: [...new Set(ids.flatMap((id) => id ?? []))] };
}

function readCriteria(cell: string, vocabulary: Vocabulary): Read {
  const labels = readList(cell);
  const wrong = labels.find((label) => !vocabulary.hasCriterion(label));
  return wrong === undefined ? { value: [...new Set(labels)] } : unknown("criterion.unknown", wrong);
}
