// Knows the kinds of failure that the clients meet; adapters translate theirs into these.
import type { Fault } from "@academiz/domain/kernel";
import type { FileUse } from "./file-use.ts";

/**
 * The kinds of failure that clients tell apart. Over HTTP: 401 `unauthorised`, 403 `forbidden`, 404 `not-found`, 408
 * and 504 `offline`, 409 `conflict`, 410 `gone`, 400, 413 and 422 `invalid`, 429 `too-many`, 503 `maintenance`, any
 * other `unexpected`.
 */
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

/** An expected failure of a port: in the result, never thrown. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** The mark of `session-lost` (§3.11, §8.4), which is a 401 whatever was answered. */
  readonly type?: "ERROR_REFRESH_TOKEN";
  readonly status?: 401;
  /**
   * Stable code: the `detail` of the server's answer such as `concurrent-edit`, or the adapter's own such as `network`.
   */
  readonly detail: string;
  /** Identifies the call in the server's log, for a support request. */
  readonly requestId?: string;
  /** Seconds after which another try may succeed, for `too-many` and `maintenance`. */
  readonly retryAfterSeconds?: number;
  /**
   * The faults in what was sent, for `content.no-way` and `validation`: each message says what is wrong at its path.
   */
  readonly faults?: readonly Fault[];
  /** The uses of what was to be removed, for `document.in-use` and `folder.not-empty`. */
  readonly uses?: readonly FileUse[];
}
