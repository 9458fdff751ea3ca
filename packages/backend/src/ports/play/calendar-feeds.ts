// Knows how the addresses are kept by which trainers read their dates in a calendar of their own.
import type { Tenancy } from "../people/tenancy.ts";

/** Whose calendar it is. */
export interface FeedOwner extends Tenancy {
  readonly userId: string;
}

export interface CalendarFeeds {
  /** When one's address was made (ISO); null: there is none. */
  readMade(tenancy: Tenancy, userId: string): Promise<string | null>;
  /** The former address no longer works. `hash`: of its secret. */
  make(tenancy: Tenancy, userId: string, hash: string, at: string): Promise<void>;
  /** Of each of them that has one. */
  remove(tenancy: Tenancy, userIds: readonly string[]): Promise<void>;
  /** Of whichever client; null where there is none. */
  findOwner(hash: string): Promise<FeedOwner | null>;
}
