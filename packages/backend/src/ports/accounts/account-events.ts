// Knows how it is kept what was done to an account, by whom and when.
import type { AccountChange, AccountEventKind } from "@academiz/domain/identity";
import type { Tenancy } from "../people/tenancy.ts";

/** Who did it, and the client that they are at home in. */
export interface Doer {
  readonly userId: string;
  readonly clientId: string;
}

export interface AccountEvent {
  readonly id: string;
  /** Whose account it is. */
  readonly userId: string;
  readonly kind: AccountEventKind;
  /** Of a change, field by field; empty for any other. */
  readonly changes: readonly AccountChange[];
  /** A word of its kind: the type of a link, the platform of a stand-in; null where there is none. */
  readonly detail: string | null;
  /** Null: nobody who was signed in. */
  readonly by: Doer | null;
  /** ISO timestamp. */
  readonly at: string;
}

export interface AccountEvents {
  /** All of one client. Of each account the newest `most` of a kind stay, apart those that its owner did and others. */
  addMany(tenancy: Tenancy, events: readonly AccountEvent[], most: number): Promise<void>;
  /** Of one account, since then (ISO), the newest first. */
  list(tenancy: Tenancy, userId: string, since: string): Promise<readonly AccountEvent[]>;
  /** Forgets what was done before (ISO), whose ever it is. */
  prune(before: string): Promise<void>;
}
