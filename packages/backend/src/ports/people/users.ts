// Knows how users are kept (§3.16–§3.27).
import type { Audience } from "@academiz/domain/clients";
import type { Role } from "@academiz/domain/identity";
import type { LateRule } from "./late-rule.ts";
import type { Tenancy } from "./tenancy.ts";

export interface UserRecord {
  readonly id: string;
  readonly clientId: string;
  /** `{clientSlug}_{login}`, unique. */
  readonly identifier: string;
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: string | null;
  readonly roles: readonly Role[];
  readonly active: boolean;
  readonly hasAcceptedCgu: boolean;
  /** ISO timestamp. */
  readonly admitted: string | null;
  /** A word of the client's own. */
  readonly type: string | null;
  /** The sessions that they run, as `keyMean` names them. */
  readonly trainerMeans: readonly string[];
  /** Ids of the client's places where they stand, and labels of its criteria that they meet. */
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
  /** Empty until the account was activated. */
  readonly passwordHash: string;
}
export type UserChange = Partial<Omit<UserRecord, "id" | "clientId" | "passwordHash">>;

/** Empty lists and null: no matter which. */
export interface UserSearch {
  /** In names, login and e-mail, whatever the accents and capitals. */
  readonly query: string | null;
  readonly active: boolean | null;
  /** One of each list, where it names any. */
  readonly roles: readonly Role[];
  readonly types: readonly string[];
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
  /** Left out. */
  readonly except: string | null;
  /** By how many of `late.rules` one is late for: "late". */
  readonly sort: "name" | "login" | "email" | "admitted" | "late";
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** What somebody may be late for; `isOnly`: only those who are late for one of them. */
  readonly late?: { readonly rules: readonly LateRule[]; readonly isOnly: boolean };
  /**
   * Only those whom `among` means (see `LateRule`) and who have no progress in this product, wherever it was made
   * available.
   */
  readonly waiting?: Pick<LateRule, "productSlug" | "among">;
}

export interface Users {
  /** For the login alone, when no tenancy is known yet. */
  findByIdentifier(identifier: string): Promise<UserRecord | null>;
  read(tenancy: Tenancy, id: string): Promise<UserRecord | null>;
  search(
    tenancy: Tenancy,
    search: UserSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly UserRecord[] }>;
  /**
   * Where people whose account is active stand, and what they meet: whoever is named, stands in one of these very
   * places or meets one of these very criteria; null: everybody of the client.
   */
  listPlaced(
    tenancy: Tenancy,
    among: Omit<Audience, "everyone"> | null,
  ): Promise<readonly Pick<UserRecord, "id" | "affectations" | "criterias">[]>;
  /**
   * How many people whose account is active are meant by `among`, and how many by `former` and not by `among`, as
   * `listPlaced` reads them; a former audience of null: nobody.
   */
  countPlaced(
    tenancy: Tenancy,
    among: Audience,
    former: Audience | null,
  ): Promise<{ readonly people: number; readonly losing: number }>;
  /** Those of these ids, logins, identifiers and e-mails that the client has, whatever the capitals, by name. */
  listNamed(
    tenancy: Tenancy,
    named: { readonly ids: readonly string[]; readonly written: readonly string[] },
  ): Promise<readonly UserRecord[]>;
  /** Whether somebody of the client has this login. */
  hasLogin(tenancy: Tenancy, login: string): Promise<boolean>;
  /** Those of these ids that the client has. */
  listKnown(tenancy: Tenancy, ids: readonly string[]): Promise<readonly Pick<UserRecord, "id">[]>;
  /** Those of these ids that the client has; nobody else changes them before the transaction ends. */
  hold(tenancy: Tenancy, ids: readonly string[]): Promise<readonly UserRecord[]>;
  add(user: UserRecord): Promise<void>;
  /** With all that is kept about them; their results stay, without a name (decisions 3). */
  remove(tenancy: Tenancy, ids: readonly string[], createId: () => string): Promise<void>;
  /** Null when the user is not of this client. */
  change(tenancy: Tenancy, id: string, change: UserChange): Promise<UserRecord | null>;
  /** The user's own choice: it is not temporary any more, and the account is active. */
  choosePassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  /** A password that somebody else chose: the user is asked for another (§4.26). */
  giveTemporaryPassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  isPasswordTemporary(tenancy: Tenancy, id: string): Promise<boolean>;
  /** Those of these ids who never chose a password: they have none, or somebody else chose the one that they have. */
  listWithoutOwnPassword(tenancy: Tenancy, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * As read, and whether somebody else chose the password, and a second factor guards it: in one statement, for every
   * pair of tokens.
   */
  readAccount(
    tenancy: Tenancy,
    id: string,
  ): Promise<(UserRecord & { readonly isPasswordTemporary: boolean; readonly hasSecondFactor: boolean }) | null>;
}
