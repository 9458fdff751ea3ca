// Knows how the events of an account are stored: what was done to it, by whom and when.
import type { AccountChange, AccountEventKind } from "@academiz/domain/identity";
import type { Tenancy } from "../people/tenancy.ts";

/** Who did it, and their own client. */
export interface Doer {
  readonly userId: string;
  readonly clientId: string;
}

export interface AccountEvent {
  readonly id: string;
  /** Whose account it is. */
  readonly userId: string;
  readonly kind: AccountEventKind;
  /** The changed fields; empty for an event of any other kind. */
  readonly changes: readonly AccountChange[];
  /**
   * A detail whose meaning depends on the kind: the type of a link, the platform of a stand-in; null where there is
   * none.
   */
  readonly detail: string | null;
  /** Null: nobody was signed in. */
  readonly by: Doer | null;
  /** ISO timestamp. */
  readonly at: string;
}

export interface AccountEvents {
  /**
   * Adds events of one client. Of each account and kind the newest `most` are kept, counted apart for those by its
   * owner and those by others.
   */
  addMany(tenancy: Tenancy, events: readonly AccountEvent[], most: number): Promise<void>;
  /** The events of one account since then (ISO), the newest first. */
  list(tenancy: Tenancy, userId: string, since: string): Promise<readonly AccountEvent[]>;
  /** Deletes the events before then (ISO), of all accounts. */
  prune(before: string): Promise<void>;
}
