// Knows how refresh tokens are kept: hashed, in families, each good for one exchange (decisions 3).
import type { Scope } from "@academiz/domain/identity";
import type { Tenancy } from "./tenancy.ts";

/** A family: what one login, link or preview began. */
export interface SessionRecord extends Tenancy {
  readonly id: string;
  readonly userId: string;
  readonly scope: Scope;
  readonly binding: string | null;
  /** ISO timestamp at which the whole family ends, whatever happens. */
  readonly expiresAt: string;
}

export interface Rotation {
  readonly hash: string;
  readonly successorHash: string;
  /** ISO timestamps. A reuse after `graceFrom` is two tabs refreshing at once; before it, theft, or the way back to a link. */
  readonly now: string;
  readonly graceFrom: string;
}

export interface Sessions {
  /** Opens a family with its first refresh token, which dies at `tokenExpiresAt` when unused (ISO, as `now`). */
  open(session: SessionRecord, hash: string, tokenExpiresAt: string, now: string): Promise<void>;
  /** Adds a refresh token to a living family. False when the family is over. */
  extend(tenancy: Tenancy, sessionId: string, hash: string, now: string): Promise<boolean>;
  /**
   * Exchanges a token for its successor, in one transaction. Within the grace the same successor is confirmed;
   * a later reuse is refused, and ends the family of a session (scope `session`). Null: unknown, expired, used or revoked.
   */
  rotate(rotation: Rotation): Promise<SessionRecord | null>;
  /** Ends the family of a token, when it is this user's. Unknown tokens are nobody's: nothing happens. */
  end(tenancy: Tenancy, userId: string, hash: string, now: string): Promise<void>;
  /** Ends every family of a user, but the one named. */
  endOthers(tenancy: Tenancy, userId: string, keptId: string | null, now: string): Promise<void>;
}
