// Knows how it is kept who was told that something is to be done by a moment, and how those who are late are found.
import type { LateRule } from "../people/late-rule.ts";
import type { Tenancy } from "../people/tenancy.ts";
import type { UserRecord } from "../people/users.ts";

/** Who is told of what, and how near it is: the higher the stage, the nearer. */
export interface DueTelling extends Pick<LateRule, "slug" | "among"> {
  /** ISO timestamp: another one is told of anew. */
  readonly dueAt: string;
  readonly stage: number;
  /** ISO timestamp. */
  readonly now: string;
  /** People at once. */
  readonly limit: number;
}
/** Of whom: people whose account is active and who stand in one of these places, but for one. */
export interface LateSearch {
  readonly rules: readonly LateRule[];
  readonly affectations: readonly string[];
  readonly except: string;
  /** Since when (ISO) a reminder counts: who had one is not listed. */
  readonly since: string;
  /** These alone; null: all. */
  readonly ids: readonly string[] | null;
}
/** Those who are late for what, a page of them: the first rule first, then by name. */
export interface AllLateSearch extends Pick<LateSearch, "rules" | "except"> {
  /** Who stands in one of these places; null: everybody. */
  readonly affectations: readonly string[] | null;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
export interface LateRow extends Pick<UserRecord, "id" | "identifier" | "login" | "firstname" | "lastname"> {
  readonly perimeterSlug: string;
}
/** Somebody and what they are late for. */
export interface LatePair {
  readonly userId: string;
  readonly perimeterSlug: string;
}

export interface Dues {
  /**
   * Takes note of who is told now, and answers their ids: active people of the audience who learn, have not completed
   * it, and were not told of this moment at this stage or a later one. Of two at once one is answered each of them.
   */
  note(tenancy: Tenancy, telling: DueTelling): Promise<readonly string[]>;
  /** Those who were not reminded, at most `limit`, by person. */
  listLate(tenancy: Tenancy, search: LateSearch, limit: number): Promise<readonly LatePair[]>;
  /** People who learn, whether they were reminded or not; `total` counts all pages. */
  listAllLate(
    tenancy: Tenancy,
    search: AllLateSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly LateRow[] }>;
  /** How many people are late, and how many pairs of a person and a product were not reminded, of how many people. */
  countLate(
    tenancy: Tenancy,
    search: LateSearch,
  ): Promise<{ readonly people: number; readonly unreminded: number; readonly reminders: number }>;
}
