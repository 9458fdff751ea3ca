// Knows how attempts are kept (§3.217–§3.222).
import type { HistoryEntry } from "@academiz/contract";
import type { EndKind } from "@academiz/domain/plays";
import type { Tenancy } from "../people/tenancy.ts";
import type { ReachedProduct } from "./progress.ts";

export type { HistoryEntry };

/** As it is kept: what players told, or what the server saw end. */
export interface KeptEntry extends Omit<HistoryEntry, "type"> {
  readonly type: EndKind;
}
/** What the server saw end. */
export interface SeenEnd {
  readonly userId: string;
  readonly entry: KeptEntry;
}
/** An attempt with the product that it was made in. */
export interface PlayedAttempt {
  readonly product: ReachedProduct["product"];
  readonly entry: KeptEntry;
}
/** What of a history is asked for. */
export interface HistoryPage {
  /** Slug of the product; absent: of all. */
  readonly product?: string | undefined;
  readonly status?: HistoryEntry["status"] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** `eventDate` ISO. */
export type KeptAttempt = Pick<HistoryEntry, "slug" | "eventDate">;

export interface Histories {
  /**
   * Adds what is not there yet. The same slug, perimeter and eventDate of a user is the same attempt, however often it
   * is sent. Of each perimeter the newest `most` stay.
   */
  add(tenancy: Tenancy, userId: string, entries: readonly HistoryEntry[], most: number): Promise<void>;
  /** Keeps each end once for a user, a perimeter and a slug, however often the server sees it. */
  addEnds(tenancy: Tenancy, perimeterSlug: string, ends: readonly SeenEnd[]): Promise<void>;
  /**
   * Which attempts of a perimeter are kept already. Inside a transaction nobody else who asks this hears of them before
   * it ends.
   */
  hold(tenancy: Tenancy, userId: string, perimeterSlug: string): Promise<readonly KeptAttempt[]>;
  /** Attempts of this user with the product that each was made in, the newest first. */
  listNewest(tenancy: Tenancy, userId: string, limit: number): Promise<readonly PlayedAttempt[]>;
  /** The same by pages; `total` counts all that match, `best` is their highest score: null where none has one. */
  listPage(
    tenancy: Tenancy,
    userId: string,
    page: HistoryPage,
  ): Promise<{ readonly rows: readonly PlayedAttempt[]; readonly total: number; readonly best: number | null }>;
  /** How many attempts of the user ended (games, packages, sequences), and in how many things they earned a badge. */
  count(tenancy: Tenancy, userId: string): Promise<{ readonly attempts: number; readonly badges: number }>;
}
