// Knows how access and refresh tokens are made and read (decisions 3).
import type { Result } from "@academiz/domain/kernel";
import type { Actor } from "./tenancy.ts";

export interface RefreshToken {
  readonly token: string;
  /** What is stored of it. */
  readonly hash: string;
}

export interface TokenIssuer {
  /** `now` in milliseconds, `lifetime` in seconds. */
  issueAccess(actor: Actor, now: number, lifetime: number): Promise<string>;
  /** What stands in an address beside a refresh token: it tells the same as an access token, and opens nothing. */
  issueEntry(actor: Actor, now: number, lifetime: number): Promise<string>;
  readAccess(token: string, now: number): Promise<Result<Actor, "token.invalid" | "token.expired">>;
  createRefresh(): RefreshToken;
  hashRefresh(token: string): string;
  /** The one successor of a refresh token: the same each time it is asked for. */
  succeedRefresh(token: string): RefreshToken;
}
