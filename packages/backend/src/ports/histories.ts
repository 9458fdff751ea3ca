// Knows how attempts are kept (§3.217–§3.222).
import type { HistoryEntry } from "@academiz/contract";
import type { Tenancy } from "./tenancy.ts";

export interface Histories {
  /**
   * Adds what is not there yet. The same slug, perimeter and eventDate of a user is the same attempt, however often it is sent. Of each perimeter
   * the newest `most` stay.
   */
  add(tenancy: Tenancy, userId: string, entries: readonly HistoryEntry[], most: number): Promise<void>;
  /** Which attempts of a perimeter are kept already; `eventDate` ISO. */
  list(
    tenancy: Tenancy,
    userId: string,
    perimeterSlug: string,
  ): Promise<readonly { readonly slug: string; readonly eventDate: string }[]>;
  /** How many ended attempts the user has, and in how many things they earned a badge. */
  count(tenancy: Tenancy, userId: string): Promise<{ readonly attempts: number; readonly badges: number }>;
}
