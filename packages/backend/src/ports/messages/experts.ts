// Knows how it is kept who answers learners for a client (§1.27): people of the client, without a role of their own.
import type { Tenancy } from "../people/tenancy.ts";
import type { UserRecord } from "../people/users.ts";

export type ExpertRecord = Pick<UserRecord, "id" | "identifier" | "email" | "firstname" | "lastname" | "active">;

export interface Experts {
  /** By name; whoever's account is closed among them. */
  list(tenancy: Tenancy): Promise<readonly ExpertRecord[]>;
  isExpert(tenancy: Tenancy, userId: string): Promise<boolean>;
  /** They take the place of all who were. */
  name(tenancy: Tenancy, userIds: readonly string[]): Promise<void>;
}
