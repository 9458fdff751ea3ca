// Knows how mails stand in the database, and who sees which.
import type { MailQueue, MailReader } from "@academiz/backend/ports";
import { and, count, desc, eq, gte, inArray, not, sql } from "drizzle-orm";
import { mails, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { chooseMails, createCourierQueue } from "../platform/all-mails.ts";

const columns = {
  id: mails.id,
  to: mails.to,
  subject: mails.subject,
  status: mails.status,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  attempts: mails.attempts,
  error: mails.error,
};
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A client's administrators do not see mails to a super administrator of theirs. */
const seen = ({ seesAll }: MailReader) => (seesAll ? undefined : not(sql`'ROLE_SUPER_ADMIN' = any(${users.roles})`));

/** `leaves` false: mails are kept for the back office and never sent. */
export const createMailQueue = (tenants: Tenants, leaves: boolean): MailQueue => ({
  ...createCourierQueue(tenants),
  leaves,
  async addMany(tenancy, added, now) {
    if (added.length === 0) return;
    const status = leaves ? "queued" : "kept";
    await tenants
      .of(tenancy)
      .insert(mails)
      .values(added.map((mail) => ({ ...mail, status, dueAt: now, createdAt: now }) as const));
  },
  async listFlooded(tenancy, userIds, since, many) {
    const { userId, createdAt } = mails;
    const rows = await tenants
      .of(tenancy)
      .select({ userId })
      .from(mails)
      .where(and(inArray(userId, [...userIds]), gte(createdAt, since)))
      .groupBy(userId)
      .having(gte(count(), many));
    return new Set(rows.map((row) => row.userId));
  },
  async list(reader, page, limit) {
    const db = chooseMails(tenants, reader);
    const [rows, total] = await Promise.all([
      db
        .select(columns)
        .from(mails)
        .innerJoin(users, eq(users.id, mails.userId))
        .where(seen(reader))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(mails).innerJoin(users, eq(users.id, mails.userId)).where(seen(reader)),
    ]);
    return { rows, total: total[0]?.total ?? 0 };
  },
  async read(reader, id) {
    if (!UUID.test(id)) return null;
    const [found] = await chooseMails(tenants, reader)
      .select({ ...columns, text: mails.text, identifier: users.identifier })
      .from(mails)
      .innerJoin(users, eq(users.id, mails.userId))
      .where(and(seen(reader), eq(mails.id, id)));
    return found ?? null;
  },
});
