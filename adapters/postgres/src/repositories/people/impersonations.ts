// Knows how the database keeps who stood in for whom.
import type { Impersonations } from "@academiz/backend/ports";
import { and, eq, getTableColumns, inArray, isNull, or } from "drizzle-orm";
import { impersonations, sessions } from "../../schema/index.ts";
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
    const db = tenants.of(tenancy);
    const opened = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.originSessionId, sessionId));
    const isOfIt = or(eq(impersonations.sessionId, sessionId), inArray(impersonations.sessionId, opened));
    const ended = await db
      .update(impersonations)
      .set({ endedAt })
      .where(and(isOfIt, isNull(impersonations.endedAt)))
      .returning({ sessionId: impersonations.sessionId });
    return ended.some((one) => one.sessionId === sessionId);
  },
});
