// Knows how the database keeps the browsers that get notifications, and what waits for each.
import type { PushDevices } from "@academiz/backend/ports";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { clients, notifications, pushDevices, pushes, sessions, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { createPushQueue } from "../platform/all-pushes.ts";
import { isId } from "../queries/is-id.ts";
import { notificationColumns, toNotification } from "../queries/notification-columns.ts";

const origin = alias(sessions, "origin");
/** True while its session stands; a session ends with the one that it was opened from. */
const stands = (now: string) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    sql`(${sessions.originSessionId} is null or exists (select from ${sessions} ${sql.identifier("origin")}
      where ${origin.id} = ${sessions.originSessionId} and ${origin.endedAt} is null))`,
  );

export const createPushDevices = (tenants: Tenants): PushDevices => ({
  ...createPushQueue(tenants),
  async list(tenancy, userId, now) {
    const { id, sessionId, addedAt } = pushDevices;
    const { browser, system } = sessions;
    return tenants
      .of(tenancy)
      .select({ id, sessionId, addedAt, browser, system })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, sessionId))
      .where(and(eq(pushDevices.userId, userId), stands(now)))
      .orderBy(desc(addedAt), desc(id));
  },
  async put(tenancy, { id, userId, sessionId, endpoint, p256dh, auth, now }) {
    const address = { id, endpoint, p256dh, auth, addedAt: now };
    await tenants.of(tenancy).transaction(async (tx) => {
      // One change at a time for each person: a concurrent one would not see this one's row.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push devices of ${userId}`}, 0))`);
      // A browser has one address: what an earlier session left under it gets nothing more.
      await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
      await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
      await tx.insert(pushDevices).values({ ...address, userId, sessionId });
    });
  },
  async remove(tenancy, userId, id) {
    if (!isId(id)) return false;
    const removed = await tenants
      .of(tenancy)
      .delete(pushDevices)
      .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
      .returning({ id: pushDevices.id });
    return removed.length > 0;
  },
  async readContent(push, now) {
    const { userId, endpoint, p256dh, auth } = pushDevices;
    const [found] = await tenants
      .of(push)
      .select({ userId, address: { endpoint, p256dh, auth }, notification: notificationColumns })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(clients, eq(clients.id, users.clientId))
      .innerJoin(notifications, and(eq(notifications.userId, userId), eq(notifications.slug, push.slug)))
      .where(
        and(
          eq(pushDevices.id, push.deviceId),
          stands(now),
          users.active,
          clients.active,
          eq(notifications.isRead, false),
        ),
      );
    return found ? { ...found, notification: toNotification(found.notification) } : null;
  },
  async postpone(push, at, isCounted) {
    await tenants
      .of(push)
      .update(pushes)
      .set({ dueAt: at, attempts: push.attempts - (isCounted ? 0 : 1) })
      .where(eq(pushes.id, push.id));
  },
  async settle(push) {
    await tenants.of(push).delete(pushes).where(eq(pushes.id, push.id));
  },
  async forgetDevice(push) {
    await tenants.of(push).delete(pushDevices).where(eq(pushDevices.id, push.deviceId));
  },
});
