// Knows what the clients read from an access token (§3.2–§3.7).
import type { Role, Scope } from "./role.ts";
import type { IMPERSONATED_MODE, SessionMode } from "./session-mode.ts";

/** The fields of an access token that the clients read; the others are ignored. */
export interface TokenPayload {
  /** Slug of the user's client. */
  readonly clt: string;
  /** NORMAL when absent; `impersonated` plays as NORMAL and keeps nothing (§4.22, decisions 6). */
  readonly mode?: SessionMode | typeof IMPERSONATED_MODE;
  /** When it expires, in seconds since the epoch; without it a token counts as expired. */
  readonly exp?: number;
  /** True when somebody else acts as this user; absent means false. */
  readonly isImpersonated?: boolean;
  /** `{clientSlug}_{login}`, unique on the platform. */
  readonly identifier: string;
  /** The weakest first; absent when the token names none. */
  readonly roles?: readonly Role[];
  readonly scope?: Scope;
  /**
   * Slug of the only thing that the token opens: a perimeter for a link, a product for a preview; absent where it
   * opens all.
   */
  readonly for?: string;
}

/** What signing in, and each renewal, give (§3.1). */
export interface TokenPair {
  /** The access token, a JWT; the server issues it for 15 minutes (decisions 3). */
  readonly token: string;
  /** Gives the next pair, once; opaque. */
  readonly refreshToken: string;
}
