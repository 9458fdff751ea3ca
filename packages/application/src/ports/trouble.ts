// Knows the kinds of failure that the clients meet; adapters translate theirs into these.

/** The kinds of failure that clients tell apart. */
export type TroubleKind =
  /** No connection, or 408/504 (§4.15). */
  | "offline"
  /** The refresh failed or was impossible (§4.12): the session is over. */
  | "session-lost"
  /** Still 401 after a refresh (§4.11). */
  | "unauthorised"
  | "forbidden"
  | "not-found"
  | "gone"
  | "conflict"
  | "invalid"
  | "too-many"
  /** 503: the browser is already on its way to the maintenance page (§8.2). */
  | "maintenance"
  | "unexpected";

/** An expected failure of a port. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** The `detail` code of the answer, or our own. */
  readonly detail: string;
  /** To copy into a support request. */
  readonly requestId?: string;
  /** For `too-many`. */
  readonly retryAfterSeconds?: number;
}
