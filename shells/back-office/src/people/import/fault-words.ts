// Knows the words for why a line, or a whole file of people, is refused (§3.229, §8.13, §8.14).
import type { ImportFault } from "@academiz/application/ports";
import type { UserColumn } from "@academiz/domain/user-files";
import { findProblemWords } from "@academiz/ui";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  "login.duplicate": msg`A line above has this login already.`,
  "place.unknown": msg`The organisation has no such place. Write its name, after the names above it and a slash where several have that name: Paris/Sales. Between several places stands |.`,
  "criterion.unknown": msg`The organisation has no such criterion.`,
  "role.unknown": msg`There is no such role: write learner, trainer, manager, author or administrator. Between several roles stands |.`,
  "role.refused": msg`Nobody gives roles above their own, or changes who has them.`,
  "locale.unknown": msg`Write French or English.`,
  "active.unknown": msg`Write yes or no.`,
  "row.too-long": msg`The line is too long.`,
  "row.unreadable": msg`The line cannot be read.`,
  "columns.mandatory.missing": msg`Login, e-mail, first name and last name need a column each.`,
  "can_access.wrong_column_headers": msg`The first line does not name the columns as the template does.`,
  "can_access.no_enough_place.nbUser": msg`The licence has not enough places for everybody who is new.`,
  "file.no-rows": msg`The file has no line with somebody in it.`,
  "file.too-large": msg`The file has too many cells. Send it in parts.`,
  "file.too-many-rows": msg`The file has too many lines. Send it in parts.`,
  "file.gone": msg`The file is no longer there. Send it again.`,
  "import.absent-unclear": msg`Lines without a login that can be read stand in the file: nobody is removed.`,
  "import.cancelled": msg`It was given up. Nothing was changed.`,
  "import.outdated": msg`People, places or the licence changed since it was looked through. Nothing was done: send the file again.`,
  "job.failed": msg`Something went wrong on our side. Nothing was changed: send the file again.`,
};
/** The words for a value that breaks a rule of its column. */
const OF_COLUMN: Partial<Readonly<Record<UserColumn, MessageDescriptor>>> = {
  login: msg`A login has letters, digits and . _ - @ + ' alone, no blanks.`,
  email: msg`Write a whole address, such as ada@example.org.`,
  firstname: msg`Write a first name, on one line.`,
  lastname: msg`Write a last name, on one line.`,
  admitted: msg`Write a date, such as 2026-09-01.`,
  trainerMeans: msg`Write product/session, by their short names.`,
};
const COLUMNS: Readonly<Record<UserColumn, MessageDescriptor>> = {
  login: msg`Login`,
  email: msg`E-mail`,
  firstname: msg`First name`,
  lastname: msg`Last name`,
  roles: msg`Roles`,
  active: msg`Active`,
  locale: msg`Language`,
  type: msg`Type`,
  admitted: msg`Admitted`,
  affectations: msg`Places`,
  criterias: msg`Criteria`,
  trainerMeans: msg`Sessions run`,
};

export const nameColumn = (i18n: I18n, column: UserColumn): string => i18n._(COLUMNS[column]);

/** A code without words here has those of the server's refusals, or is shown as it is. */
export function sayCode(i18n: I18n, code: string): string {
  const words = WORDS[code] ?? findProblemWords(code);
  return words ? i18n._(words) : code;
}

export function sayFault(i18n: I18n, { code, column }: ImportFault): string {
  const own = code === "validation" && column !== null ? OF_COLUMN[column] : undefined;
  return own ? i18n._(own) : sayCode(i18n, code);
}
