// Knows how to make and read access and refresh tokens (decisions 3).
import type { Result } from "@academiz/domain/kernel";
import type { Actor } from "./tenancy.ts";

export interface RefreshToken {
  readonly token: string;
  /** The hash, which is all that is stored. */
  readonly hash: string;
}

export interface TokenIssuer {
  /** `now` in milliseconds, `lifetime` in seconds. */
  issueAccess(actor: Actor, now: number, lifetime: number): Promise<string>;
  /** A token for an address, beside a refresh token: it says the same as an access token, and gives no access. */
  issueEntry(actor: Actor, now: number, lifetime: number): Promise<string>;
  readAccess(token: string, now: number): Promise<Result<Actor, "token.invalid" | "token.expired">>;
  createRefresh(): RefreshToken;
  hashRefresh(token: string): string;
  /** The only successor of a refresh token: the same each time. */
  succeedRefresh(token: string): RefreshToken;
}
