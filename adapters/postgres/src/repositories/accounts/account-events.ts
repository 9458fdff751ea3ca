// Knows how the database keeps what was done to accounts: the newest events of each.
import type { AccountEvents } from "@academiz/backend/ports";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import { accountEvents } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { pruneAccountEvents } from "../platform/pruning/prune-account-events.ts";

export const createAccountEvents = (tenants: Tenants): AccountEvents => ({
  async addMany(tenancy, events, most) {
    if (events.length === 0) return;
    const db = tenants.of(tenancy);
    await db.insert(accountEvents).values(
      events.map(({ by, ...event }) => ({
        ...event,
        byId: by?.userId ?? null,
        byClientId: by?.clientId ?? null,
      })),
    );
    const people = sql.param([...new Set(events.map(({ userId }) => userId))]);
    await db.execute(sql`delete from account_events where id in (
      select id from (
        select id, row_number() over (
          partition by user_id, kind, by_id is not distinct from user_id order by at desc, id desc) as place
        from account_events where user_id = any(${people}::uuid[])) as ranked
      where place > ${most})`);
  },
  async list(tenancy, userId, since) {
    const { id, kind, changes, detail, byId, byClientId, at } = accountEvents;
    const rows = await tenants
      .of(tenancy)
      .select({ id, userId: accountEvents.userId, kind, changes, detail, byId, byClientId, at })
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, userId), gte(at, since)))
      .orderBy(desc(at), desc(id));
    return rows.map(({ byId: by, byClientId: home, ...event }) => ({
      ...event,
      by: by === null || home === null ? null : { userId: by, clientId: home },
    }));
  },
  prune: (before) => pruneAccountEvents(tenants, before),
});
