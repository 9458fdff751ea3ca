// Knows how it is stored who was told of a deadline, and how people who are late are found.
import type { LateRule } from "../people/late-rule.ts";
import type { Tenancy } from "../people/tenancy.ts";
import type { UserRecord } from "../people/users.ts";

/** Who is told of what, and at which stage: the higher, the nearer the deadline. */
export interface DueTelling extends Pick<LateRule, "slug" | "among"> {
  /** ISO timestamp of the deadline: people are told again where it has changed. */
  readonly dueAt: string;
  readonly stage: number;
  /** ISO timestamp. */
  readonly now: string;
  /** Number of people at once. */
  readonly limit: number;
}
/** Searches people with an active account who belong to one of these places; one of them may be left out. */
export interface LateSearch {
  readonly rules: readonly LateRule[];
  readonly affectations: readonly string[];
  readonly except: string;
  /** ISO timestamp: people who were reminded since then are not listed. */
  readonly since: string;
  /** Only these; null: all. */
  readonly ids: readonly string[] | null;
}
/** People who are late and for what, one page: in the order of the rules, then by name. */
export interface AllLateSearch extends Pick<LateSearch, "rules" | "except"> {
  /** People who belong to one of these places; null: everybody. */
  readonly affectations: readonly string[] | null;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
export interface LateRow extends Pick<UserRecord, "id" | "identifier" | "login" | "firstname" | "lastname"> {
  readonly perimeterSlug: string;
}
/** A person, and what they are late for. */
export interface LatePair {
  readonly userId: string;
  readonly perimeterSlug: string;
}

export interface Dues {
  /**
   * Records who is told now, and returns their ids: active learners of the audience who have not completed it, and
   * were not told of this deadline at this stage or a later one. Of two calls at once only one is given each person.
   */
  note(tenancy: Tenancy, telling: DueTelling): Promise<readonly string[]>;
  /** Those who were not reminded, at most `limit`, sorted by person. */
  listLate(tenancy: Tenancy, search: LateSearch, limit: number): Promise<readonly LatePair[]>;
  /** Learners who are late, reminded or not; `total` counts all pages. */
  listAllLate(
    tenancy: Tenancy,
    search: AllLateSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly LateRow[] }>;
  /**
   * Number of people who are late; number of pairs of a person and a product that were not reminded, and of the people
   * in them.
   */
  countLate(
    tenancy: Tenancy,
    search: LateSearch,
  ): Promise<{ readonly people: number; readonly unreminded: number; readonly reminders: number }>;
}
