// Knows what people ask of the server about an account that they cannot sign in to yet.
import type { AccountLinkType } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The first client of an empty platform and its administrator. */
export interface PlatformSetup {
  /** Of the one-time link that an empty platform prints at its start. */
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
  /** Of the mailed link: a JWT that opens nothing else. */
  readonly token: string;
  /** Of the link; `temporary-password` replaces the temporary one of the user whom the token names. */
  readonly type: AccountLinkType;
  /** Has to follow every rule of `checkPassword` (`@academiz/domain/identity`). */
  readonly password: string;
}

/** Whose link is asked for, and where: it leads back there. */
export interface AskedLink {
  readonly clientSlug: string;
  readonly login: string;
  readonly platform: "BACK_OFFICE" | "FRONT_DYNAMIC";
}

/** Accounts that nobody can sign in to yet. */
export interface AccountGateway {
  /**
   * Creates the first client and its administrator. Fails as `gone` when the link is no longer good, `invalid` for
   * values that break a rule.
   */
  setUpPlatform(setup: PlatformSetup): Promise<Result<unknown, Trouble>>;
  /**
   * Sets the password, once a link. Fails as `gone` when the link is no longer good, `unauthorised` when it is too old;
   * as `invalid` the link stays open: `password.invalid` breaks a rule, `same_password` is the old one (§8.15),
   * `user.not_temporary_password` replaces none (§8.16).
   */
  choosePassword(chosen: NewPassword): Promise<Result<unknown, Trouble>>;
  /**
   * Whether a mailed link is still good, before anything is typed. Fails as `gone` when it is not, `unauthorised` when
   * it is too old.
   */
  checkLink(token: string): Promise<Result<unknown, Trouble>>;
  /**
   * Has an account link mailed. Succeeds alike whether there is such an account or not; too many in a row fail as
   * `too-many`.
   */
  askLink(account: AskedLink): Promise<Result<unknown, Trouble>>;
  /**
   * Whether mail reaches people: `stay` where no mail server is set, and administrators pass it on. The same for
   * whoever asks.
   */
  readMailing(): Promise<Result<"leave" | "stay", Trouble>>;
}
