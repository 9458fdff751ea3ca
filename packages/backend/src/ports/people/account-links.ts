// Knows how account links are kept: asked for by anybody, made for a user, used once (decisions 3).
import type { AccountLinkType } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** What somebody asked for, before it is known whether there is such a user: asking writes the same for everyone. */
export interface LinkRequest {
  readonly id: string;
  readonly identifier: string;
  /** It was asked for in the office. */
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
   * Takes the oldest request away, for the transaction that answers it; null when there is none that nobody else
   * answers.
   */
  take(): Promise<LinkRequest | null>;
  /** Makes links of a client's users, one each; the older ones of theirs open nothing any more. */
  addMany(tenancy: Tenancy, links: readonly AccountLink[]): Promise<void>;
  /** When the newest link of this user was made, used or not; null when there is none. */
  findNewest(tenancy: Tenancy, userId: string): Promise<string | null>;
  /** True while the link is this user's, not used, not replaced and not too old. */
  isOpen(tenancy: Tenancy, userId: string, id: string, now: string): Promise<boolean>;
  /** What was sent to this user opens nothing any more. */
  close(tenancy: Tenancy, userId: string, now: string): Promise<void>;
  /** Uses it up. False when it was not open: of two calls at once, one is answered true. */
  use(tenancy: Tenancy, userId: string, id: string, now: string): Promise<boolean>;
}
