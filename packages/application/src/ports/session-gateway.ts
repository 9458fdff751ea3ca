// Knows what the clients ask of the server about the session.

import type { Role, TokenPair } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./trouble.ts";

/** The signed-in user. */
export interface CurrentUser {
  readonly identifier: string;
  readonly login: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale: string | null;
  readonly roles: readonly Role[];
  readonly isImpersonated: boolean;
  readonly client: CurrentClient;
}

/** The client that the user works in. */
export interface CurrentClient {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly locale: string;
  readonly colors: Readonly<Record<string, string>>;
}

/** What the server knows of the session. */
export interface SessionGateway {
  logIn(login: string, password: string): Promise<Result<TokenPair, Trouble>>;
  /** Tokens that travelled in an address are exchanged at once for a pair that never did. */
  exchange(refreshToken: string): Promise<Result<TokenPair, Trouble>>;
  logOut(refreshToken: string, identifier: string): Promise<Result<void, Trouble>>;
  loadUser(): Promise<Result<CurrentUser, Trouble>>;
  loadClient(): Promise<Result<CurrentClient, Trouble>>;
  /** Where the platform of a client stands (§4.13). */
  findOriginPlatform(contentSlug: string): Promise<Result<{ readonly url: string }, Trouble>>;
  changeLocale(locale: "fr" | "en"): Promise<Result<CurrentUser, Trouble>>;
}
