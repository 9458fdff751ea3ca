// Knows how a user is written as a line of a file, and what the words of a file mean.
import type { Role } from "../identity/index.ts";
import { escapeCell } from "../kernel/index.ts";
import type { Locale } from "../wording/index.ts";
import { USER_COLUMNS, type UserColumn } from "./columns.ts";
import { writeList, writePlaceNames } from "./lists.ts";
import type { Vocabulary } from "./places.ts";

/** What a file tells of a user. */
export interface FileUser {
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly roles: readonly Role[];
  readonly active: boolean;
  readonly locale: string | null;
  readonly type: string | null;
  /** ISO timestamp. */
  readonly admitted: string | null;
  /** Ids. */
  readonly affectations: readonly string[];
  /** Labels. */
  readonly criterias: readonly string[];
  /** Slugs. */
  readonly trainerMeans: readonly string[];
}

/** The words for roles in files. */
export const ROLE_WORDS: Readonly<Record<Role, Readonly<Record<Locale, string>>>> = {
  ROLE_LEARNER: { fr: "apprenant", en: "learner" },
  ROLE_TRAINER: { fr: "formateur", en: "trainer" },
  ROLE_MANAGER: { fr: "manager", en: "manager" },
  ROLE_AUTHOR: { fr: "auteur", en: "author" },
  ROLE_ADMIN: { fr: "administrateur", en: "administrator" },
  ROLE_SUPER_ADMIN: { fr: "super administrateur", en: "super administrator" },
};
/** The words for an active account, and for one that is not. */
export const ACTIVE_WORDS: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  fr: ["oui", "non"],
  en: ["yes", "no"],
};

/**
 * The text of a cell, before it is protected from being a formula. Places and criteria that the client no longer has
 * are left out.
 */
export function writeField(user: FileUser, column: UserColumn, vocabulary: Vocabulary, locale: Locale): string {
  switch (column) {
    case "roles":
      return writeList(user.roles.map((role) => ROLE_WORDS[role][locale]));
    case "active":
      return ACTIVE_WORDS[locale][user.active ? 0 : 1];
    case "affectations":
      return writePlaceNames(user.affectations.flatMap((id) => vocabulary.namePlace(id) ?? []));
    case "criterias":
      return writeList(user.criterias.filter(vocabulary.hasCriterion));
    case "trainerMeans":
      return writeList(user.trainerMeans);
    default:
      return user[column] ?? "";
  }
}

/** A line of a file, in the order of the template: importing it changes nothing. */
export const writeRow = (user: FileUser, vocabulary: Vocabulary, locale: Locale): readonly string[] =>
  USER_COLUMNS.map((column) => escapeCell(writeField(user, column, vocabulary, locale)));
