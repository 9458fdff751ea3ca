// Knows how it is kept by whom the e-mail address of an account was changed, and when (0036): ids alone, for those who
// ask later.
import type { Tenancy } from "./tenancy.ts";

export interface AddressChange {
  readonly id: string;
  readonly userId: string;
  readonly changedBy: string;
  /** The home of whoever changed it. */
  readonly changedByClientId: string;
  /** ISO timestamp. */
  readonly changedAt: string;
}

export interface AddressChanges {
  /** All of one client. */
  addMany(tenancy: Tenancy, changes: readonly AddressChange[]): Promise<void>;
}
