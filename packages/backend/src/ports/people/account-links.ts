// Knows how account links are stored: requested by anybody, made for a user, used once (decisions 3).
import type { AccountLinkType } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** A request, before it is known whether the user exists: the same is written for everyone. */
export interface LinkRequest {
  readonly id: string;
  readonly identifier: string;
  /** True where it was requested in the back office. */
  readonly isFromOffice: boolean;
}

export interface AccountLink extends Tenancy {
  readonly id: string;
  readonly userId: string;
  readonly type: AccountLinkType;
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface AccountLinks {
  ask(request: LinkRequest, now: string): Promise<void>;
  /**
   * Takes the oldest request, in the transaction that answers it; null when there is none that is not being answered
   * already.
   */
  take(): Promise<LinkRequest | null>;
  /** Makes one link for each of these users of a client; their older links become invalid. */
  addMany(tenancy: Tenancy, links: readonly AccountLink[]): Promise<void>;
  /** Time at which the newest link of this user was made, used or not; null when there is none. */
  findNewest(tenancy: Tenancy, userId: string): Promise<string | null>;
  /** True while the link belongs to this user, and is neither used, replaced nor expired. */
  isOpen(tenancy: Tenancy, userId: string, id: string, now: string): Promise<boolean>;
  /** Makes all links of this user invalid. */
  close(tenancy: Tenancy, userId: string, now: string): Promise<void>;
  /** Uses the link up. False when it was not open: of two calls at once, only one gets true. */
  use(tenancy: Tenancy, userId: string, id: string, now: string): Promise<boolean>;
}
