// Knows how all users of a client are read and written many at a time.
import type { Tenancy } from "../people/tenancy.ts";
import type { UserRecord } from "../people/users.ts";

/** Where a walk through the users stands: after this one. */
export interface RosterPlace {
  readonly sortName: string;
  readonly id: string;
}
export interface RosterPage {
  readonly rows: readonly UserRecord[];
  /** Null: that was all. */
  readonly next: RosterPlace | null;
}
/** What can be changed of many at once. */
export type RosterChange = Pick<
  UserRecord,
  | "id"
  | "email"
  | "firstname"
  | "lastname"
  | "locale"
  | "roles"
  | "active"
  | "type"
  | "admitted"
  | "trainerMeans"
  | "affectations"
  | "criterias"
>;

export interface Roster {
  /** Some users, by name; from the beginning when `after` is null. */
  walk(tenancy: Tenancy, after: RosterPlace | null, limit: number): Promise<RosterPage>;
  addMany(tenancy: Tenancy, users: readonly UserRecord[]): Promise<void>;
  /** Answers how many of them there were. */
  changeMany(tenancy: Tenancy, changes: readonly RosterChange[]): Promise<number>;
  /** Ends every session of the ones, and every mailed link of the others. */
  closeMany(
    tenancy: Tenancy,
    ids: { readonly sessions: readonly string[]; readonly links: readonly string[] },
    now: string,
  ): Promise<void>;
  /** Notes that these are to be written to. */
  invite(tenancy: Tenancy, ids: readonly string[], now: string): Promise<void>;
  /** Takes some invitations away, the oldest first, for the transaction that writes the mails. */
  takeInvited(tenancy: Tenancy, limit: number): Promise<readonly UserRecord[]>;
}
