// Knows how a sending is written into the streams of its recipients.
import type { LivePublisher, Tenancy } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { announceNews, holdTurn } from "../../live-turn.ts";
import { notifications, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { forgetOldUpdates } from "../platform/live-log.ts";

/** Writes for our own hub: the streams of all servers on this database. `onFailure` is for the log. */
export function createLivePublisher(tenants: Tenants, onFailure: (error: unknown) => void): LivePublisher {
  const underWay = new Set<Promise<void>>();
  const carry = (work: Promise<void>): void => {
    const writing: Promise<void> = work.catch(onFailure).finally(() => underWay.delete(writing));
    underWay.add(writing);
  };
  return {
    publish: (tenancy, dispatchId) => carry(writeDispatch(tenants, tenancy, dispatchId)),
    tell: (tenancy, identifier, data) => carry(writeOne(tenants, tenancy, identifier, data)),
    async settle() {
      await Promise.all(underWay);
    },
  };
}

async function writeOne(tenants: Tenants, tenancy: Tenancy, topic: string, data: string): Promise<void> {
  await tenants.of(tenancy).transaction(async (tx) => {
    await holdTurn(tx);
    await tx.execute(
      sql`insert into live_updates (topic, recipient_id, data, created_at)
          values (${topic}, (select ${users.id} from ${users} where ${users.identifier} = ${topic}), ${data}, now())`,
    );
    await announceNews(tx);
  });
}

/** The data is the notification as the contract writes it. */
async function writeDispatch(tenants: Tenants, tenancy: Tenancy, dispatchId: string): Promise<void> {
  await forgetOldUpdates(tenants);
  await tenants.of(tenancy).transaction(async (tx) => {
    await holdTurn(tx);
    await tx.execute(
      sql`insert into live_updates (topic, recipient_id, data, created_at)
          select ${users.identifier}, ${users.id},
                 json_build_object(
                   'slug', ${notifications.slug}, 'text', ${notifications.text}, 'type', ${notifications.type},
                   'isRead', ${notifications.isRead}, 'info', case when ${notifications.productSlug} is not null
                     then json_build_object('threadSlug', ${notifications.threadSlug}, 'productSlug', ${notifications.productSlug})
                     when ${notifications.importStatus} is null then json_build_object('threadSlug', ${notifications.threadSlug})
                     else json_build_object('threadSlug', ${notifications.threadSlug}, 'importStatus', ${notifications.importStatus},
                                            'importReport', ${notifications.importReport}) end,
                   'createdAt', to_char(${notifications.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text,
                 now()
          from ${notifications} join ${users} on ${users.id} = ${notifications.userId}
          where ${notifications.dispatchId} = ${dispatchId}
          order by ${users.id}`,
    );
    await announceNews(tx);
  });
}
