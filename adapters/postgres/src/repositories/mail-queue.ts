// Knows how mails wait in the database, and how two servers never send the same one at once.
import type { MailOutcome, MailQueue, MailReader, QueuedMail } from "@academiz/backend/ports";
import { and, count, desc, eq, not, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { queryRows } from "../rows.ts";
import { mails, users } from "../schema.ts";

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

const seen = ({ clientId, seesAll }: MailReader) =>
  seesAll ? undefined : and(eq(mails.clientId, clientId), not(sql`'ROLE_SUPER_ADMIN' = any(${users.roles})`));

/** `leaves` false: what is added is kept for the back office and never sent. */
export const createMailQueue = (db: Db, leaves: boolean): MailQueue => ({
  leaves,
  async add(mail, now) {
    await db.insert(mails).values({ ...mail, status: leaves ? "queued" : "kept", dueAt: now, createdAt: now });
  },
  async claim(now, until, limit) {
    return queryRows<QueuedMail>(
      db,
      sql`update mails set due_at = ${until}, attempts = attempts + 1 where id in
          (select id from mails where status = 'queued' and due_at <= ${now} order by due_at limit ${limit} for update skip locked)
          returning id, recipient as "to", subject, text, html, attempts`,
    );
  },
  async settle(id, outcome) {
    await db.update(mails).set(toChange(outcome)).where(eq(mails.id, id));
  },
  async list(reader, page, limit) {
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
    const [found] = await db
      .select({ ...columns, text: mails.text })
      .from(mails)
      .innerJoin(users, eq(users.id, mails.userId))
      .where(and(seen(reader), eq(mails.id, id)));
    return found ?? null;
  },
});

function toChange(outcome: MailOutcome) {
  if (outcome.kind === "sent")
    return { status: "sent" as const, sentAt: outcome.at, text: null, html: null, error: null };
  if (outcome.kind === "later") return { dueAt: outcome.at, error: outcome.error };
  return { status: "failed" as const, error: outcome.error };
}
