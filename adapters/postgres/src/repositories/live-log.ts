// Knows how the updates of a day stand in the database, in the order of their commits, and how every server on it hears of them.
import { randomUUID } from "node:crypto";
import type { LiveLog, LivePublisher, LiveUpdate, Tenancy } from "@academiz/backend/ports";
import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, OpenDatabase } from "../database.ts";
import { liveUpdates, notifications, users } from "../schema.ts";

const CHANNEL = "academiz_live";
/** Any number, the same for ever: one writer at a time, so that the sequence grows in the order of the commits and no reader passes one over. */
const LOCK = 7_203_115;
const UUID = /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const toId = (uuid: string): string => `urn:uuid:${uuid}`;

/** Writes, forgets what is older than a day, and says that there is something new. */
const write = (db: Db, insert: (inside: Pick<Db, "execute">) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    await insert(tx);
    await tx.execute(sql`delete from live_updates where created_at < now() - interval '1 day'`);
    await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
  });

export const createLiveLog = ({ db, listen }: Pick<OpenDatabase, "db" | "listen">): LiveLog => ({
  async readNewest() {
    const [newest] = await db
      .select({ sequence: liveUpdates.sequence })
      .from(liveUpdates)
      .orderBy(desc(liveUpdates.sequence))
      .limit(1);
    return newest?.sequence ?? 0;
  },

  async findPlace(topics, id) {
    const uuid = id === null ? null : UUID.exec(id)?.[1];
    if (uuid === undefined) return null;
    const [place] = await db
      .select({ sequence: liveUpdates.sequence, id: liveUpdates.id })
      .from(liveUpdates)
      .where(and(inArray(liveUpdates.topic, [...topics]), uuid === null ? undefined : eq(liveUpdates.id, uuid)))
      .orderBy(desc(liveUpdates.sequence))
      .limit(1);
    return place ? { ...place, id: toId(place.id) } : null;
  },

  async readAfter(sequence, topics, limit) {
    const rows = await db
      .select({
        sequence: liveUpdates.sequence,
        id: liveUpdates.id,
        topic: liveUpdates.topic,
        data: liveUpdates.data,
      })
      .from(liveUpdates)
      .where(
        and(gt(liveUpdates.sequence, sequence), sql`${liveUpdates.topic} = any(${sql.param([...topics])}::text[])`),
      )
      .orderBy(asc(liveUpdates.sequence))
      .limit(limit);
    return rows.map((row): LiveUpdate => ({ ...row, id: toId(row.id) }));
  },

  async append(topic, data) {
    const id = randomUUID();
    await write(db, (tx) =>
      tx.execute(
        sql`insert into live_updates (id, topic, data, created_at) values (${id}::uuid, ${topic}, ${data}, now())`,
      ),
    );
    return toId(id);
  },

  listen: (hear) => listen(CHANNEL, hear),
});

/** For the hub of our own: the streams of all servers on this database. `onFailure` is for the log. */
export function createLivePublisher(db: Db, onFailure: (error: unknown) => void): LivePublisher {
  const underWay = new Set<Promise<void>>();
  return {
    publish(tenancy, dispatchId) {
      const writing: Promise<void> = writeDispatch(db, tenancy, dispatchId)
        .catch(onFailure)
        .finally(() => underWay.delete(writing));
      underWay.add(writing);
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}

/** The data is the notification as the contract writes it. */
const writeDispatch = (db: Db, { clientId }: Tenancy, dispatchId: string): Promise<void> =>
  write(db, (tx) =>
    tx.execute(
      sql`insert into live_updates (topic, data, created_at)
          select ${users.identifier},
                 json_build_object(
                   'slug', ${notifications.slug}, 'text', ${notifications.text}, 'type', ${notifications.type},
                   'isRead', ${notifications.isRead}, 'info', json_build_object('threadSlug', ${notifications.threadSlug}),
                   'createdAt', to_char(${notifications.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text,
                 now()
          from ${notifications} join ${users} on ${users.id} = ${notifications.userId}
          where ${notifications.dispatchId} = ${dispatchId} and ${notifications.clientId} = ${clientId}
          order by ${users.id}`,
    ),
  );
