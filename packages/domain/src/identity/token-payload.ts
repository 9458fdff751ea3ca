// Knows what the clients read from an access token (§3.2–§3.7).
import type { Role, Scope } from "./role.ts";
import type { SessionMode } from "./session-mode.ts";

/** What the clients read from an access token; what else a token holds is passed over. */
export interface TokenPayload {
  /** Client slug. */
  readonly clt: string;
  /** NORMAL when absent. */
  readonly mode?: SessionMode;
  /** Seconds since the epoch. */
  readonly exp?: number;
  readonly isImpersonated?: boolean;
  /** `{clientSlug}_{login}` */
  readonly identifier: string;
  readonly roles?: readonly Role[];
  readonly scope?: Scope;
}

/** §3.1 */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}
