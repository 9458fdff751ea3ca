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
}
