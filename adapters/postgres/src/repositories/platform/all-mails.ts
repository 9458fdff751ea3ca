// Knows how one courier sends the mails of all clients, and how two servers never send the same one at once.
import type { MailOutcome, MailQueue, MailReader, QueuedMail } from "@academiz/backend/ports";
import { eq, sql } from "drizzle-orm";
import { mails } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** The mails that this reader may look through: all of them only for a super administrator. */
export const chooseMails = (tenants: Tenants, reader: MailReader): Db =>
  reader.seesAll ? tenants.platform : tenants.of(reader);

export const createCourierQueue = (tenants: Tenants): Pick<MailQueue, "claim" | "settle" | "countQueued"> => ({
  async claim(now, until, limit) {
    return queryRows<QueuedMail>(
      tenants.platform,
      sql`update mails set due_at = ${until}, attempts = attempts + 1 where id in
          (select id from mails where status = 'queued' and due_at <= ${now} order by due_at limit ${limit} for update skip locked)
          returning id, recipient as "to", subject, text, html, attempts`,
    );
  },
  countQueued: () => tenants.platform.$count(mails, eq(mails.status, "queued")),
  async settle(id, outcome) {
    await tenants.platform.update(mails).set(toChange(outcome)).where(eq(mails.id, id));
  },
});

function toChange(outcome: MailOutcome) {
  if (outcome.kind === "sent")
    return { status: "sent" as const, sentAt: outcome.at, text: null, html: null, error: null };
  if (outcome.kind === "later") return { dueAt: outcome.at, error: outcome.error };
  return { status: "failed" as const, error: outcome.error };
}
