// Knows how account links and the requests for them stand in the database.
import type { AccountLinks, Tenancy } from "@academiz/backend/ports";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { queryRows } from "../rows.ts";
import { accountLinks, linkRequests } from "../schema.ts";

const open = ({ clientId }: Tenancy, userId: string, id: string, now: string) =>
  and(
    eq(accountLinks.id, id),
    eq(accountLinks.userId, userId),
    eq(accountLinks.clientId, clientId),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

export const createAccountLinks = (db: Db): AccountLinks => ({
  async ask(request, at) {
    await db.insert(linkRequests).values({ ...request, at });
  },
  async take() {
    const [taken] = await queryRows<{ id: string; identifier: string }>(
      db,
      sql`delete from link_requests where id =
          (select id from link_requests order by at limit 1 for update skip locked) returning id, identifier`,
    );
    return taken ?? null;
  },
  async add(link) {
    await db.transaction(async (tx) => {
      const older = and(
        eq(accountLinks.userId, link.userId),
        eq(accountLinks.clientId, link.clientId),
        isNull(accountLinks.usedAt),
      );
      await tx.update(accountLinks).set({ usedAt: link.createdAt }).where(older);
      await tx.insert(accountLinks).values(link);
    });
  },
  async findNewest({ clientId }, userId) {
    const [newest] = await db
      .select({ createdAt: accountLinks.createdAt })
      .from(accountLinks)
      .where(and(eq(accountLinks.userId, userId), eq(accountLinks.clientId, clientId)))
      .orderBy(desc(accountLinks.createdAt))
      .limit(1);
    return newest?.createdAt ?? null;
  },
  async isOpen(tenancy, userId, id, now) {
    const found = await db
      .select({ id: accountLinks.id })
      .from(accountLinks)
      .where(open(tenancy, userId, id, now));
    return found.length > 0;
  },
  async use(tenancy, userId, id, now) {
    const used = await db
      .update(accountLinks)
      .set({ usedAt: now })
      .where(open(tenancy, userId, id, now))
      .returning({ id: accountLinks.id });
    return used.length > 0;
  },
});
