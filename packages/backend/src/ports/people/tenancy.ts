// Knows whose data a call may touch: every method of a port that reads or writes tenant data takes it first.
import type { Role, Scope } from "@academiz/domain/identity";

/** The client whose rows are visible. Nothing of another client can be reached with it. */
export interface Tenancy {
  readonly clientId: string;
}

/**
 * The caller: a user in a session, as the access token describes them (decisions 3). Its own tenancy is the client
 * that the user works in; their account and personal data (notifications, progress, tokens) are at `home`.
 */
export interface Actor extends Tenancy {
  readonly clientSlug: string;
  /** The user's own client; differs only for users who switched to another (§7.54). */
  readonly home: Tenancy;
  readonly userId: string;
  readonly identifier: string;
  readonly roles: readonly Role[];
  readonly scope: Scope;
  /** The refresh-token family that this access token belongs to. */
  readonly sessionId: string;
  /**
   * The one perimeter (link, impersonation-link) or product (preview) that a narrow token opens; null for a session.
   */
  readonly binding: string | null;
}
