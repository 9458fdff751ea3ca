// Knows what people ask of the server about an account that they cannot sign in to yet.
import type { AccountLinkType } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./trouble.ts";

/** The first client of an empty platform and its administrator. */
export interface PlatformSetup {
  /** Of the link that an empty platform prints. */
  readonly token: string;
  readonly clientName: string;
  readonly clientSlug: string;
  readonly login: string;
  readonly email: string;
  readonly locale: "fr" | "en";
  readonly password: string;
}

/** A password chosen by whoever holds a mailed link. */
export interface NewPassword {
  /** Of the mailed link. */
  readonly token: string;
  readonly type: AccountLinkType;
  readonly password: string;
}

/** Accounts that nobody can sign in to yet. */
export interface AccountGateway {
  /** The first client and its administrator. A link that is no longer good is `gone`. */
  setUpPlatform(setup: PlatformSetup): Promise<Result<unknown, Trouble>>;
  /** A link that is no longer good is `gone`, `unauthorised` when it is too old. */
  choosePassword(chosen: NewPassword): Promise<Result<unknown, Trouble>>;
  /** Succeeds for an account and for none alike. */
  askLink(account: { readonly clientSlug: string; readonly login: string }): Promise<Result<unknown, Trouble>>;
}
