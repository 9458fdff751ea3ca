// Knows how refresh tokens are stored: hashed, in families, each good for one exchange (decisions 3).
import type { Device, Scope } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** A family: all tokens that descend from one login, link or preview. */
export interface SessionRecord extends Tenancy {
  readonly id: string;
  readonly userId: string;
  readonly scope: Scope;
  readonly binding: string | null;
  /** ISO timestamp at which the whole family ends in any case. */
  readonly expiresAt: string;
  /** The client that its user works in instead of at home (§7.54); null: at home. */
  readonly activeClientId: string | null;
  /**
   * The family that it was opened from, in the same client, and with which it ends; null: a login, or a stand-in,
   * which its own record ends.
   */
  readonly originSessionId: string | null;
}

export interface Rotation {
  readonly hash: string;
  readonly successorHash: string;
  /**
   * ISO timestamps. A reuse after `graceFrom` is two tabs refreshing at once; before it, theft, or the way back to a
   * link.
   */
  readonly now: string;
  readonly graceFrom: string;
}

/** A family whose token was exchanged. */
export interface ExchangedSession extends SessionRecord {
  /** ISO timestamp of the previous exchange of one of its tokens; where there was none, of its opening. */
  readonly lastSeenAt: string;
}

/** A family that a login opened. */
export interface OpenSession extends Device, Pick<SessionRecord, "id" | "expiresAt"> {
  /** ISO timestamp at which its latest token was issued. */
  readonly lastSeenAt: string;
}

/** A link into a product, as the family that it opens (§3.77). ISO timestamps. */
export interface LinkRecord extends Pick<SessionRecord, "id" | "userId" | "scope"> {
  readonly madeAt: string;
  /** ISO timestamp at which it was followed; null: not yet. */
  readonly usedAt: string | null;
  readonly endedAt: string | null;
  /** Who revoked it; null: nobody. */
  readonly revokedBy: string | null;
  /** True where the product that it opens is open, or can be. */
  readonly stands: boolean;
}

export interface Sessions {
  /**
   * Opens a family with its first refresh token. An unused token ends at `tokenExpiresAt` (ISO, as `now`). `linkSlug`
   * names the product of a link.
   */
  open(
    session: SessionRecord & Partial<Device> & { readonly linkSlug?: string },
    hash: string,
    tokenExpiresAt: string,
    now: string,
  ): Promise<void>;
  /** Links into this product that have not expired at `now` (ISO), revoked or not; the newest first, 100 at most. */
  listLinks(tenancy: Tenancy, slug: string, now: string): Promise<readonly LinkRecord[]>;
  /** False when there is no such link into this product. One that is revoked already stays as it is. */
  revokeLink(
    tenancy: Tenancy,
    link: { readonly id: string; readonly slug: string; readonly by: string; readonly now: string },
  ): Promise<boolean>;
  /** True where this is the token of a revoked link. */
  isRevoked(hash: string): Promise<boolean>;
  /** The logins of this user that are open at `now` (ISO), without links and stand-ins. The last seen comes first. */
  listOpen(tenancy: Tenancy, userId: string, now: string): Promise<readonly OpenSession[]>;
  /** Ends this login of the user. False when there is none, or it had ended. */
  endLogin(tenancy: Tenancy, userId: string, sessionId: string, now: string): Promise<boolean>;
  /** Ends the logins of this user and what was opened from them, except `keptId`. Returns how many there were. */
  endLogins(tenancy: Tenancy, userId: string, keptId: string | null, now: string): Promise<number>;
  /**
   * Adds a refresh token to a living family, which dies at `tokenExpiresAt` when unused, or with the family. False when
   * the family is over.
   */
  extend(tenancy: Tenancy, sessionId: string, hash: string, now: string, tokenExpiresAt?: string): Promise<boolean>;
  /** Null when there is no such family, or it is over at `now`. */
  readOpen(tenancy: Tenancy, sessionId: string, now: string): Promise<SessionRecord | null>;
  /** Those of these families that are open at `now`, of users who are active in an active client. */
  listStanding(tenancy: Tenancy, sessionIds: readonly string[], now: string): Promise<readonly string[]>;
  /**
   * From its next token on the family's user works in this client, at home when null. False when the family is over.
   */
  switchTo(tenancy: Tenancy, sessionId: string, activeClientId: string | null, now: string): Promise<boolean>;
  /**
   * Exchanges a token for its successor, in one transaction. Within the grace the same successor is confirmed; a later
   * reuse is refused, and ends the family of a session (scope `session`). Null: unknown, expired, used or revoked.
   */
  rotate(rotation: Rotation): Promise<ExchangedSession | null>;
  /**
   * Ends the family of a token, when it is this user's, and says which. Null: the token is unknown or nobody's of them,
   * or that family had ended.
   */
  end(tenancy: Tenancy, userId: string, hash: string, now: string): Promise<string | null>;
  /** Ends this family. */
  endOne(tenancy: Tenancy, sessionId: string, now: string): Promise<void>;
  /** Ends every family of a user, but the one named. */
  endOthers(tenancy: Tenancy, userId: string, keptId: string | null, now: string): Promise<void>;
}
