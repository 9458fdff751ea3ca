// Knows what the clients ask of the server about the session.

import type { Platform, Role, TokenPair } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The signed-in user. */
export interface CurrentUser {
  /** `{clientSlug}_{login}`. */
  readonly identifier: string;
  /** Without the client's slug. */
  readonly login: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** The user's choice, as `readLocale` reads it; null if they made none. */
  readonly locale: string | null;
  /** The role with the fewest rights first. */
  readonly roles: readonly Role[];
  /** True while the password was chosen by somebody else: until it is replaced, every other call is refused. */
  readonly hasTemporaryPassword: boolean;
  /** The organisation requires a second factor, and the user has none yet: nothing else opens before that. */
  readonly needsSecondFactor: boolean;
  /** The organisation has terms of use that this person has not accepted yet. */
  readonly needsTerms: boolean;
  /** Experts can be asked, or this person answers, or asked once (§1.27). */
  readonly hasMessages: boolean;
  /** True when somebody else acts as this user. */
  readonly isImpersonated: boolean;
  readonly client: CurrentClient;
}

/** The client that the user works in. */
export interface CurrentClient {
  readonly id: string;
  /** Begins the identifier of every user of the client. */
  readonly slug: string;
  readonly name: string;
  readonly locale: string;
  /** Its look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Title of the learners' site in a browser's tab; null for the product's own. */
  readonly tabLabel: string | null;
  /** How scores are shown to people (§9.13). */
  readonly markType: string;
  /** It may have clients below it (§6.14); only those who work in it are told. */
  readonly hasSubClients?: boolean;
}

/** The platforms that people sign in on and switch between. */
export type SitePlatform = Extract<Platform, "BACK_OFFICE" | "FRONT_DYNAMIC">;

/** What the server knows of the session. Never throws: failures are the result's. */
export interface SessionGateway {
  /**
   * `login` is the whole identifier, `{clientSlug}_{login}`. Fails as `unauthorised` (`bad-credentials`) for a wrong
   * password and an unknown user alike, `too-many` after ten failures in a quarter of an hour.
   */
  logIn(login: string, password: string, code?: string): Promise<Result<TokenPair, Trouble>>;
  /**
   * Exchanges tokens from an address for a pair that never was in one. A refresh token works once: fails as
   * `unauthorised` after that.
   */
  exchange(refreshToken: string): Promise<Result<TokenPair, Trouble>>;
  /** Ends the session of this refresh token; succeeds also if it has ended already. */
  logOut(refreshToken: string, identifier: string): Promise<Result<void, Trouble>>;
  /** The user of the stored tokens. */
  loadUser(): Promise<Result<CurrentUser, Trouble>>;
  /** The client of that user; only for authors, others fail as `forbidden`. */
  loadClient(): Promise<Result<CurrentClient, Trouble>>;
  /**
   * Address of the platform of a client, by the client's slug (§4.13); needs no session. Fails as `not-found` for an
   * unknown one.
   */
  findOriginPlatform(contentSlug: string): Promise<Result<{ readonly url: string }, Trouble>>;
  /**
   * Address that signs the user in on the other platform (§7.12): once, within a minute. Fails as `forbidden` for a
   * back office that the user may not enter, and for somebody who stands in for the user.
   */
  linkToPlatform(platform: SitePlatform): Promise<Result<{ readonly link: string }, Trouble>>;
  /**
   * Ends standing in for the user (§7.11), and answers a pair of the session that it began from. Fails as
   * `unauthorised` if either has ended.
   */
  leaveImpersonation(): Promise<Result<TokenPair, Trouble>>;
  /**
   * Replaces the temporary password of this user, whose session goes on: its next pair opens everything else. Fails as
   * `invalid`: `password.invalid` breaks a rule, `same_password` is the present one (§8.15),
   * `user.not_temporary_password` was replaced already (§8.16).
   */
  replaceTemporaryPassword(identifier: string, password: string): Promise<Result<void, Trouble>>;
  /**
   * Switches to another client, or back to the user's own (§7.54): answers a pair for it, as later pairs of the session
   * are. Fails as `not-found` for a client that the user does not manage, and for a closed one.
   */
  switchClient(id: string): Promise<Result<TokenPair, Trouble>>;
  /** Stores the user's language and answers the user afterwards. */
  changeLocale(locale: "fr" | "en"): Promise<Result<CurrentUser, Trouble>>;
}
