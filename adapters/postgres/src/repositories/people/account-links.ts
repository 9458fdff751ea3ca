// Knows how account links stand in the database.
import type { AccountLinks } from "@academiz/backend/ports";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { accountLinks } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { createLinkRequests } from "../platform/link-requests.ts";

const open = (userId: string, id: string, now: string) =>
  and(
    eq(accountLinks.id, id),
    eq(accountLinks.userId, userId),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

export const createAccountLinks = (tenants: Tenants): AccountLinks => ({
  ...createLinkRequests(tenants),
  async addMany(tenancy, links) {
    if (links.length === 0) return;
    await tenants.of(tenancy).transaction(async (tx) => {
      const owners = links.map(({ userId }) => userId);
      const older = and(inArray(accountLinks.userId, owners), isNull(accountLinks.usedAt));
      await tx.update(accountLinks).set({ usedAt: links[0]?.createdAt }).where(older);
      await tx.insert(accountLinks).values([...links]);
    });
  },
  async findNewest(tenancy, userId) {
    const [newest] = await tenants
      .of(tenancy)
      .select({ createdAt: accountLinks.createdAt })
      .from(accountLinks)
      .where(eq(accountLinks.userId, userId))
      .orderBy(desc(accountLinks.createdAt))
      .limit(1);
    return newest?.createdAt ?? null;
  },
  async isOpen(tenancy, userId, id, now) {
    const found = await tenants
      .of(tenancy)
      .select({ id: accountLinks.id })
      .from(accountLinks)
      .where(open(userId, id, now));
    return found.length > 0;
  },
  async close(tenancy, userId, now) {
    await tenants
      .of(tenancy)
      .update(accountLinks)
      .set({ usedAt: now })
      .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
  },
  async use(tenancy, userId, id, now) {
    const used = await tenants
      .of(tenancy)
      .update(accountLinks)
      .set({ usedAt: now })
      .where(open(userId, id, now))
      .returning({ id: accountLinks.id });
    return used.length > 0;
  },
});
