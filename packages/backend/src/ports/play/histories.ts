// Knows how the history of attempts is stored (§3.217–§3.222).
import type { HistoryEntry } from "@academiz/contract";
import type { EndKind } from "@academiz/domain/plays";
import type { Tenancy } from "../people/tenancy.ts";
import type { ReachedProduct } from "./progress.ts";
import type { NewReset } from "./resets.ts";

export type { HistoryEntry };

/** An entry as stored: reported by a player, or an end that the server saw. */
export interface KeptEntry extends Omit<HistoryEntry, "type"> {
  readonly type: EndKind;
}
/** An end that the server saw. */
export interface SeenEnd {
  readonly userId: string;
  readonly entry: KeptEntry;
}
/** An attempt with the product that it was made in. */
export interface PlayedAttempt {
  readonly product: ReachedProduct["product"];
  readonly entry: KeptEntry;
  /** The reset since which it no longer counts; null: it counts. */
  readonly setAside: Pick<NewReset, "at" | "byId" | "reason"> | null;
}
/** Which part of a history is wanted. */
export interface HistoryPage {
  /** Slug of the product; absent: all products. */
  readonly product?: string | undefined;
  readonly status?: HistoryEntry["status"] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** `eventDate` is an ISO timestamp. */
export type KeptAttempt = Pick<HistoryEntry, "slug" | "eventDate">;

export interface Histories {
  /**
   * Adds the entries that are missing. The same slug, perimeter and eventDate of a user is the same attempt, however
   * often it is sent. Of each perimeter the newest `most` are kept.
   */
  add(tenancy: Tenancy, userId: string, entries: readonly HistoryEntry[], most: number): Promise<void>;
  /** Stores each end once for a user, a perimeter and a slug, however often the server sees it. */
  addEnds(tenancy: Tenancy, perimeterSlug: string, ends: readonly SeenEnd[]): Promise<void>;
  /**
   * The attempts of a perimeter that are stored already. Inside a transaction, others who call this wait until it
   * ends.
   */
  hold(tenancy: Tenancy, userId: string, perimeterSlug: string): Promise<readonly KeptAttempt[]>;
  /** Attempts of this user with the product that each was made in, the newest first. */
  listNewest(tenancy: Tenancy, userId: string, limit: number): Promise<readonly PlayedAttempt[]>;
  /** The same in pages; `total` counts all that match, `best` is the highest score of what counts: null without. */
  listPage(
    tenancy: Tenancy,
    userId: string,
    page: HistoryPage,
  ): Promise<{ readonly rows: readonly PlayedAttempt[]; readonly total: number; readonly best: number | null }>;
  /**
   * Number of the user's ended attempts (games, packages, sequences), and number of elements in which they earned a
   * badge.
   */
  count(tenancy: Tenancy, userId: string): Promise<{ readonly attempts: number; readonly badges: number }>;
}
