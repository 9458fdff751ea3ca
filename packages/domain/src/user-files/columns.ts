// Knows the columns of a file of users, in the order of its template, and their names in French and English
// (§7.36–§7.39).
import { fail, foldText, type Result, succeed } from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";

/** The columns, in the order of the template: what the form of a user has. */
export const USER_COLUMNS = [
  "login",
  "email",
  "firstname",
  "lastname",
  "roles",
  "active",
  "locale",
  "type",
  "admitted",
  "affectations",
  "criterias",
  "trainerMeans",
] as const;
/** A column of a file of users. */
export type UserColumn = (typeof USER_COLUMNS)[number];

/** Without these columns nobody can be identified or created. */
export const MANDATORY_COLUMNS: readonly UserColumn[] = ["login", "email", "firstname", "lastname"];

/** The header of each column in a file that we write. */
const HEADERS: Readonly<Record<UserColumn, Readonly<Record<Locale, string>>>> = {
  login: { fr: "Identifiant", en: "Login" },
  email: { fr: "E-mail", en: "E-mail" },
  firstname: { fr: "Prénom", en: "First name" },
  lastname: { fr: "Nom", en: "Last name" },
  roles: { fr: "Rôles", en: "Roles" },
  active: { fr: "Actif", en: "Active" },
  locale: { fr: "Langue", en: "Language" },
  type: { fr: "Type", en: "Type" },
  admitted: { fr: "Date d’admission", en: "Admitted" },
  affectations: { fr: "Lieux", en: "Places" },
  criterias: { fr: "Critères", en: "Criteria" },
  trainerMeans: { fr: "Sessions animées", en: "Sessions run" },
};
/** Other headers that people write. */
const ALSO: Partial<Record<UserColumn, readonly string[]>> = {
  email: ["email", "mail", "courriel", "adresse e-mail", "email address", "e-mail address"],
  lastname: ["nom de famille", "surname"],
  roles: ["role", "rôle"],
  locale: ["locale"],
  affectations: ["affectation", "lieu", "place"],
  criterias: ["critère", "criterion"],
};

const NAMES: ReadonlyMap<string, UserColumn> = new Map(
  USER_COLUMNS.flatMap((column) =>
    [column, HEADERS[column].fr, HEADERS[column].en, ...(ALSO[column] ?? [])].map((name): [string, UserColumn] => [
      foldText(name),
      column,
    ]),
  ),
);

/** Why no row of a file can be read (§8.14). */
export type HeaderRefusal = "can_access.wrong_column_headers" | "columns.mandatory.missing";

/** The first line of a file of ours. */
export const writeHeader = (locale: Locale): readonly string[] => USER_COLUMNS.map((column) => HEADERS[column][locale]);

/**
 * Which column each cell of a header line names; null for a blank one. In French or English, whatever the case and
 * accents, in any order. Refuses an unknown name, one that comes twice, and a line without one of the mandatory
 * columns.
 */
export function readHeader(cells: readonly string[]): Result<readonly (UserColumn | null)[], HeaderRefusal> {
  const columns: (UserColumn | null)[] = [];
  for (const cell of cells) {
    const column = NAMES.get(foldText(cell)) ?? null;
    if (cell.trim() !== "" && (column === null || columns.includes(column)))
      return fail("can_access.wrong_column_headers");
    columns.push(column);
  }
  if (columns.every((column) => column === null)) return fail("can_access.wrong_column_headers");
  return MANDATORY_COLUMNS.every((column) => columns.includes(column))
    ? succeed(columns)
    : fail("columns.mandatory.missing");
}
