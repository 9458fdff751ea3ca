// Knows how a client's experts, who answer its learners, are stored (§1.27): people of the client, without a role of
// their own.
import type { Tenancy } from "../people/tenancy.ts";
import type { UserRecord } from "../people/users.ts";

export type ExpertRecord = Pick<UserRecord, "id" | "identifier" | "email" | "firstname" | "lastname" | "active">;

export interface Experts {
  /** Sorted by name; includes those whose account is closed. */
  list(tenancy: Tenancy): Promise<readonly ExpertRecord[]>;
  isExpert(tenancy: Tenancy, userId: string): Promise<boolean>;
  /** Replaces all former experts. */
  name(tenancy: Tenancy, userIds: readonly string[]): Promise<void>;
}
