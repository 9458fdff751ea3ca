// Knows how the experts of a client stand in the database.
import type { Experts } from "@academiz/backend/ports";
import { asc, eq } from "drizzle-orm";
import { experts, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";

export const createExperts = (tenants: Tenants): Experts => ({
  list: (tenancy) =>
    tenants
      .of(tenancy)
      .select({
        ...{ id: users.id, identifier: users.identifier, email: users.email },
        ...{ firstname: users.firstname, lastname: users.lastname, active: users.active },
      })
      .from(experts)
      .innerJoin(users, eq(users.id, experts.userId))
      .orderBy(asc(users.sortName), asc(users.id)),

  async isExpert(tenancy, userId) {
    if (!isId(userId)) return false;
    const found = await tenants
      .of(tenancy)
      .select({ userId: experts.userId })
      .from(experts)
      .where(eq(experts.userId, userId));
    return found.length > 0;
  },

  async name(tenancy, userIds) {
    await tenants.of(tenancy).transaction(async (tx) => {
      await tx.delete(experts);
      if (userIds.length > 0) await tx.insert(experts).values(userIds.map((userId) => ({ userId })));
    });
  },
});
