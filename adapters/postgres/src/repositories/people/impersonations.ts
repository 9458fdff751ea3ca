// Knows how it stands in the database who stood in for whom.
import type { Impersonations } from "@academiz/backend/ports";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { impersonations } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const { endedAt: _, ...columns } = getTableColumns(impersonations);

export const createImpersonations = (tenants: Tenants): Impersonations => ({
  async add(impersonation) {
    await tenants.of(impersonation).insert(impersonations).values(impersonation);
  },
  async findOpen(tenancy, sessionId) {
    const [found] = await tenants
      .of(tenancy)
      .select(columns)
      .from(impersonations)
      .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
    return found ?? null;
  },
  async end(tenancy, sessionId, endedAt) {
    await tenants
      .of(tenancy)
      .update(impersonations)
      .set({ endedAt })
      .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
  },
});
