// Knows the line in a template that shows how a person is written, and that it is never imported.
import { LOCALES, type Locale } from "../wording/index.ts";
import { createVocabulary } from "./places.ts";
import { type FileUser, writeRow } from "./write-row.ts";

const EXAMPLE: Omit<FileUser, "locale"> = {
  login: "alex.martin",
  email: "alex.martin@example.com",
  firstname: "Alex",
  lastname: "Martin",
  roles: ["ROLE_LEARNER", "ROLE_TRAINER"],
  active: true,
  type: null,
  admitted: null,
  affectations: [],
  criterias: [],
  trainerMeans: [],
};

/** The line under the names of the columns, in the order of the template. */
export const writeExample = (locale: Locale): readonly string[] =>
  writeRow({ ...EXAMPLE, locale }, createVocabulary([], []), locale);

/** The cells, whatever the order of the columns. */
const readCells = (cells: readonly string[]): string =>
  JSON.stringify(
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "")
      .sort(),
  );
const EXAMPLES: ReadonlySet<string> = new Set(LOCALES.map((locale) => readCells(writeExample(locale))));

/** True for the example line, left as it was written: it creates nobody. */
export const isExampleRow = (cells: readonly string[]): boolean => EXAMPLES.has(readCells(cells));
