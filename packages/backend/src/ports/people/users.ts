// Knows how users are stored (§3.16–§3.27).
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
  /** A text of the client's own choice. */
  readonly type: string | null;
  /** The sessions that they run, as `keyMean` names them. */
  readonly trainerMeans: readonly string[];
  /** Ids of the client's places that they belong to, and labels of its criteria that they meet. */
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
  /** Empty until the account was activated. */
  readonly passwordHash: string;
}
export type UserChange = Partial<Omit<UserRecord, "id" | "clientId" | "passwordHash">>;

/** An empty list or null does not restrict the search. */
export interface UserSearch {
  /** Searched in names, login and e-mail, ignoring accents and case. */
  readonly query: string | null;
  readonly active: boolean | null;
  /** They need one entry of each list that is not empty. */
  readonly roles: readonly Role[];
  readonly types: readonly string[];
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
  /** The id of a user to leave out. */
  readonly except: string | null;
  /** "late": by the number of `late.rules` for which they are late. */
  readonly sort: "name" | "login" | "email" | "admitted" | "late";
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** The rules that people may be late for; `isOnly`: only people who are late for one of them. */
  readonly late?: { readonly rules: readonly LateRule[]; readonly isOnly: boolean };
  /**
   * Only people in the audience `among` (see `LateRule`) without any progress in this product, wherever it was
   * offered.
   */
  readonly waiting?: Pick<LateRule, "productSlug" | "among">;
}

export interface Users {
  /** For the login only, where no tenancy is known yet. */
  findByIdentifier(identifier: string): Promise<UserRecord | null>;
  read(tenancy: Tenancy, id: string): Promise<UserRecord | null>;
  search(
    tenancy: Tenancy,
    search: UserSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly UserRecord[] }>;
  /**
   * The places and criteria of people with an active account who are named, belong to exactly one of these places or
   * meet one of these criteria; null: everybody of the client.
   */
  listPlaced(
    tenancy: Tenancy,
    among: Omit<Audience, "everyone"> | null,
  ): Promise<readonly Pick<UserRecord, "id" | "affectations" | "criterias">[]>;
  /**
   * Number of people with an active account in `among`, and number of those in `former` and not in `among`, as
   * `listPlaced` reads them; a former audience of null: nobody.
   */
  countPlaced(
    tenancy: Tenancy,
    among: Audience,
    former: Audience | null,
  ): Promise<{ readonly people: number; readonly losing: number }>;
  /** The users of the client with one of these ids, logins, identifiers or e-mails, ignoring case, sorted by name. */
  listNamed(
    tenancy: Tenancy,
    named: { readonly ids: readonly string[]; readonly written: readonly string[] },
  ): Promise<readonly UserRecord[]>;
  /** True where a user of the client has this login. */
  hasLogin(tenancy: Tenancy, login: string): Promise<boolean>;
  /** Those of these ids that belong to users of the client. */
  listKnown(tenancy: Tenancy, ids: readonly string[]): Promise<readonly Pick<UserRecord, "id">[]>;
  /** Those of these ids that belong to users of the client; nobody else can change them before the transaction ends. */
  hold(tenancy: Tenancy, ids: readonly string[]): Promise<readonly UserRecord[]>;
  add(user: UserRecord): Promise<void>;
  /** With all that is stored about them; their results stay, without a name (decisions 3). */
  remove(tenancy: Tenancy, ids: readonly string[], createId: () => string): Promise<void>;
  /** Null when the user is not of this client. */
  change(tenancy: Tenancy, id: string, change: UserChange): Promise<UserRecord | null>;
  /**
   * True while the stored hash is this one. Inside a transaction nobody else changes it until the end: what was proven
   * with a password still holds then.
   */
  holdPassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<boolean>;
  /** Sets a password of the user's own choice: it is no longer temporary, and the account becomes active. */
  choosePassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  /** Sets a password that another person chose: the user is asked to change it (§4.26). */
  giveTemporaryPassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  isPasswordTemporary(tenancy: Tenancy, id: string): Promise<boolean>;
  /** Those of these ids who never chose a password: they have none, or another person chose it. */
  listWithoutOwnPassword(tenancy: Tenancy, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * The user, with whether another person chose the password and whether a second factor protects the account: in one
   * statement, run for every pair of tokens.
   */
  readAccount(
    tenancy: Tenancy,
    id: string,
  ): Promise<(UserRecord & { readonly isPasswordTemporary: boolean; readonly hasSecondFactor: boolean }) | null>;
}
