// Knows what the clients read from an access token (§3.2–§3.7).
import type { Role, Scope } from "./role.ts";
import type { IMPERSONATED_MODE, SessionMode } from "./session-mode.ts";

/** What the clients read from an access token; what else a token holds is passed over. */
export interface TokenPayload {
  /** Slug of the user's client. */
  readonly clt: string;
  /** NORMAL when absent; `impersonated` plays as NORMAL and keeps nothing (§4.22, decisions 6). */
  readonly mode?: SessionMode | typeof IMPERSONATED_MODE;
  /** When it expires, in seconds since the epoch; without it a token counts as expired. */
  readonly exp?: number;
  /** True when somebody else acts as this user; absent is false. */
  readonly isImpersonated?: boolean;
  /** `{clientSlug}_{login}`, unique on the platform. */
  readonly identifier: string;
  /** The weakest first; absent when the token names none. */
  readonly roles?: readonly Role[];
  readonly scope?: Scope;
  /** Slug of what alone it opens: of a link a product perimeter, of a preview a product; absent where it opens all. */
  readonly for?: string;
}

/** What signing in and each renewal give (§3.1). */
export interface TokenPair {
  /** The access token, a JWT; the server's live 15 minutes (decisions 3). */
  readonly token: string;
  /** Gives the next pair, once; opaque. */
  readonly refreshToken: string;
}
