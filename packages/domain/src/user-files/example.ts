// Knows the line that shows in a template how a person is written, and that it is nobody.
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

/** Whatever order the columns were brought into. */
const readCells = (cells: readonly string[]): string =>
  JSON.stringify(
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "")
      .sort(),
  );
const EXAMPLES: ReadonlySet<string> = new Set(LOCALES.map((locale) => readCells(writeExample(locale))));

/** Left in a file as it was written, it makes nobody. */
export const isExampleRow = (cells: readonly string[]): boolean => EXAMPLES.has(readCells(cells));
