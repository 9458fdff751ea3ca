// Knows how the updates of a day stand in the database, in the order of their commits, and how every server on it hears
// of them.
import { randomUUID } from "node:crypto";
import type { LiveLog, LiveUpdate } from "@academiz/backend/ports";
import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { OpenDatabase } from "../../database.ts";
import { announceNews, CHANNEL, holdTurn } from "../../live-turn.ts";
import { liveUpdates, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const UUID = /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const toId = (uuid: string): string => `urn:uuid:${uuid}`;

/** Updates of whoever had this login before are not shown to whoever has it now. */
const isStillTheirs = sql`(${liveUpdates.recipientId} is null or exists (select from ${users}
  where ${users.id} = ${liveUpdates.recipientId} and ${users.identifier} = ${liveUpdates.topic}))`;

/** Deletes what is older than a day. */
export const forgetOldUpdates = (tenants: Tenants): Promise<unknown> =>
  tenants.platform.execute("delete from live_updates where created_at < now() - interval '1 day'");

export const createLiveLog = ({ tenants, listen }: Pick<OpenDatabase, "tenants" | "listen">): LiveLog => ({
  async readNewest() {
    const [newest] = await tenants.platform
      .select({ sequence: liveUpdates.sequence })
      .from(liveUpdates)
      .orderBy(desc(liveUpdates.sequence))
      .limit(1);
    return newest?.sequence ?? 0;
  },

  async findPlace(topics, id) {
    const uuid = id === null ? null : UUID.exec(id)?.[1];
    if (uuid === undefined) return null;
    const [place] = await tenants.platform
      .select({ sequence: liveUpdates.sequence, id: liveUpdates.id })
      .from(liveUpdates)
      .where(
        and(
          inArray(liveUpdates.topic, [...topics]),
          isStillTheirs,
          uuid === null ? undefined : eq(liveUpdates.id, uuid),
        ),
      )
      .orderBy(desc(liveUpdates.sequence))
      .limit(1);
    return place ? { ...place, id: toId(place.id) } : null;
  },

  async readAfter(sequence, topics, limit) {
    const rows = await tenants.platform
      .select({
        sequence: liveUpdates.sequence,
        id: liveUpdates.id,
        topic: liveUpdates.topic,
        data: liveUpdates.data,
      })
      .from(liveUpdates)
      .where(
        and(
          gt(liveUpdates.sequence, sequence),
          sql`${liveUpdates.topic} = any(${sql.param([...topics])}::text[])`,
          isStillTheirs,
        ),
      )
      .orderBy(asc(liveUpdates.sequence))
      .limit(limit);
    return rows.map((row): LiveUpdate => ({ ...row, id: toId(row.id) }));
  },

  async append(topic, data) {
    const id = randomUUID();
    await forgetOldUpdates(tenants);
    await tenants.platform.transaction(async (tx) => {
      await holdTurn(tx);
      await tx.execute(
        sql`insert into live_updates (id, topic, recipient_id, data, created_at)
            values (${id}::uuid, ${topic}, (select ${users.id} from ${users} where ${users.identifier} = ${topic}),
                    ${data}, now())`,
      );
      await announceNews(tx);
    });
    return toId(id);
  },

  listen: (hear) => listen(CHANNEL, hear),
});
