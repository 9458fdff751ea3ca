// Knows what people ask of the server about an account that they cannot sign in to yet.
import type { AccountLinkType } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The first client of an empty platform and its administrator. */
export interface PlatformSetup {
  /** The token of the one-time link that an empty platform prints at its start. */
  readonly token: string;
  readonly clientName: string;
  /** 1 to 40 of a–z, 0–9 and hyphens: it begins every login of the client. */
  readonly clientSlug: string;
  /** Without the client's slug. */
  readonly login: string;
  readonly email: string;
  readonly locale: "fr" | "en";
  /** Has to follow every rule of `checkPassword` (`@academiz/domain/identity`). */
  readonly password: string;
}

/** A password chosen by whoever holds a mailed link. */
export interface NewPassword {
  /** The token of the mailed link: a JWT that opens nothing else. */
  readonly token: string;
  /** The kind of the link; `temporary-password` replaces the temporary password of the user whom the token names. */
  readonly type: AccountLinkType;
  /** Has to follow every rule of `checkPassword` (`@academiz/domain/identity`). */
  readonly password: string;
}

/** Whose link is asked for, and on which site: it leads back there. */
export interface AskedLink {
  readonly clientSlug: string;
  readonly login: string;
  readonly platform: "BACK_OFFICE" | "FRONT_DYNAMIC";
}

/** Accounts that nobody can sign in to yet. */
export interface AccountGateway {
  /**
   * Creates the first client and its administrator. Fails as `gone` if the link is no longer valid, `invalid` for
   * values that break a rule.
   */
  setUpPlatform(setup: PlatformSetup): Promise<Result<unknown, Trouble>>;
  /**
   * Sets the password, once for each link. Fails as `gone` if the link is no longer valid, `unauthorised` if it is too
   * old; `invalid` leaves the link open: `password.invalid` breaks a rule, `same_password` is the old one (§8.15),
   * `user.not_temporary_password` replaces none (§8.16).
   */
  choosePassword(chosen: NewPassword): Promise<Result<unknown, Trouble>>;
  /**
   * Whether a mailed link is still valid, before anything is typed. Fails as `gone` if it is not, `unauthorised` if it
   * is too old.
   */
  checkLink(token: string): Promise<Result<unknown, Trouble>>;
  /**
   * Asks for a mail with an account link. Succeeds in the same way whether the account exists or not; too many in a row
   * fail as `too-many`.
   */
  askLink(account: AskedLink): Promise<Result<unknown, Trouble>>;
  /**
   * Whether mails are sent: `stay` if no mail server is set, and administrators pass them on. The answer is the same
   * for everybody.
   */
  readMailing(): Promise<Result<"leave" | "stay", Trouble>>;
}
