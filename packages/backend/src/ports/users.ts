// Knows how users are kept (§3.16–§3.27).
import type { Role } from "@academiz/domain/identity";
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
  /** Empty until the account was activated. */
  readonly passwordHash: string;
}
export type UserChange = Partial<Pick<UserRecord, "firstname" | "lastname" | "locale" | "hasAcceptedCgu">>;

export interface Users {
  /** For the login alone, when no tenancy is known yet. */
  findByIdentifier(identifier: string): Promise<UserRecord | null>;
  read(tenancy: Tenancy, id: string): Promise<UserRecord | null>;
  add(user: UserRecord): Promise<void>;
  /** Null when the user is not of this client. */
  change(tenancy: Tenancy, id: string, change: UserChange): Promise<UserRecord | null>;
  /** The user's own choice: it is not temporary any more, and the account is active. */
  choosePassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  /** A password that somebody else chose: the user is asked for another (§4.26). */
  giveTemporaryPassword(tenancy: Tenancy, id: string, passwordHash: string): Promise<void>;
  isPasswordTemporary(tenancy: Tenancy, id: string): Promise<boolean>;
}
