// Knows how notifications stand in the database, and how one statement brings one to any number of people.
import type { Delivery, Notifications } from "@academiz/backend/ports";
import { NOTIFICATIONS_KEPT } from "@academiz/domain/notifications";
import type { Locale, Texts } from "@academiz/domain/wording";
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { notifications, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { notificationColumns, toNotification } from "../queries/notification-columns.ts";

/** The language of `fr`, `FR` or `fr-CA`, as the domain reads a locale. */
const language = sql`lower(split_part(translate(btrim(${users.locale}), '_', '-'), '-', 1))`;

/** The words in the language of the recipient. */
const chooseText = (texts: Texts, otherwise: Locale) =>
  sql`case ${language} when 'fr' then ${texts.fr}::text when 'en' then ${texts.en}::text else ${texts[otherwise]}::text end`;

/** For each notification in `sent`, queues a push for each browser of its recipient. */
const pushSent = (now: string) =>
  sql`insert into pushes (device_id, slug, due_at, created_at)
      select push_devices.id, sent.slug, ${now}::timestamptz, ${now}::timestamptz
      from sent join push_devices on push_devices.user_id = sent.user_id`;

/**
 * Keeps the newest of each recipient in `sent`, and those that say that a product was opened, so that nobody is told
 * that twice. A sending to everybody deletes none.
 */
const forgetOldest = sql`, gone as (delete from notifications where (user_id, slug) in (
    select former.user_id, former.slug from sent cross join lateral (
      select user_id, slug from notifications where user_id = sent.user_id and product_slug is null
      order by created_at desc, slug desc offset ${NOTIFICATIONS_KEPT - 1}) former))`;

/** Marks somebody's notifications about one thing as read. */
async function markRead(db: Db, userId: string, about: SQL): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), about, eq(notifications.isRead, false)));
}

export const createNotifications = (tenants: Tenants): Notifications => ({
  async list(tenancy, userId, offset, limit) {
    const [db, own] = [tenants.of(tenancy), eq(notifications.userId, userId)];
    const [rows, [numbers]] = await Promise.all([
      db
        .select(notificationColumns)
        .from(notifications)
        .where(own)
        .orderBy(desc(notifications.createdAt), desc(notifications.slug))
        .limit(limit)
        .offset(offset),
      db
        .select({
          total: count(),
          unread: sql<number>`count(*) filter (where not ${notifications.isRead})`.mapWith(Number),
        })
        .from(notifications)
        .where(own),
    ]);
    return { rows: rows.map(toNotification), total: numbers?.total ?? 0, unread: numbers?.unread ?? 0 };
  },

  async setRead(tenancy, userId, slug, isRead) {
    const marked = await tenants
      .of(tenancy)
      .update(notifications)
      .set({ isRead })
      .where(and(eq(notifications.userId, userId), eq(notifications.slug, slug)))
      .returning({ slug: notifications.slug });
    return marked.length > 0;
  },

  markProductRead: (tenancy, userId, productSlug) =>
    markRead(
      tenants.of(tenancy),
      userId,
      sql`${productSlug} in (${notifications.productSlug}, ${notifications.aboutSlug})`,
    ),
  markThreadRead: (tenancy, userId, threadSlug) =>
    markRead(tenants.of(tenancy), userId, eq(notifications.threadSlug, threadSlug)),

  async listTold(tenancy, userIds, threadSlug, since) {
    const told = await tenants
      .of(tenancy)
      .selectDistinct({ userId: notifications.userId })
      .from(notifications)
      .where(
        and(
          inArray(notifications.userId, [...userIds]),
          eq(notifications.threadSlug, threadSlug),
          gte(notifications.createdAt, since),
        ),
      );
    return told.map(({ userId }) => userId);
  },

  async listReminders(tenancy, userId, since) {
    const told = await tenants
      .of(tenancy)
      .select({ slug: notifications.aboutSlug, at: notifications.createdAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          // Reminders are about a product too, but nobody sends those: only what a person sent counts.
          eq(notifications.type, "Session"),
          isNotNull(notifications.aboutSlug),
          gte(notifications.createdAt, since),
        ),
      )
      .orderBy(asc(notifications.createdAt));
    return new Map(told.flatMap(({ slug, at }) => (slug === null ? [] : [[slug, at] as const])));
  },

  async markAllRead(tenancy, userId) {
    await tenants
      .of(tenancy)
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  },

  /** A slug is unique for its recipient. The first ten digits of a v4 UUID are all random. */
  async send(
    tenancy,
    { id, type, texts, otherwise, threadSlug, productSlug, aboutSlug = null, classroomSlug = null, audience, now },
  ) {
    const roles = sql`array[${sql.join(
      audience.roles.map((role) => sql`${role}::text`),
      sql`, `,
    )}]::text[]`;
    const [sent] = await queryRows<{ readonly recipients: number }>(
      tenants.of(tenancy),
      sql`with sent as (
            insert into notifications (user_id, slug, dispatch_id, type, text, thread_slug, product_slug, about_slug, classroom_slug, is_read, created_at)
            select ${users.id}, left(replace(gen_random_uuid()::text, '-', ''), 10), ${id}::uuid, ${type}::text,
                   ${chooseText(texts, otherwise)},
                   ${threadSlug}::text, ${productSlug}::text, ${aboutSlug}::text, ${classroomSlug}::text, false, ${now}::timestamptz
            from ${users}
            where ${users.active} and ${users.roles} && ${roles} and ${users.id} is distinct from ${audience.except}::uuid
              and (${audience.among === null}::boolean or ${users.id} = any(${sql.param([...(audience.among ?? [])])}::uuid[]))
            on conflict (user_id, product_slug) where product_slug is not null do nothing
            returning user_id, slug),
          pushed as (${pushSent(now)})${audience.among === null ? sql`` : forgetOldest}
          select count(*)::int as recipients from sent`,
    );
    return sent?.recipients ?? 0;
  },

  async sendImportNews(tenancy, { id, userId, texts, otherwise, status, report, now }) {
    await tenants.of(tenancy).execute(
      sql`with sent as (
            insert into notifications (user_id, slug, dispatch_id, type, text, import_status, import_report, is_read, created_at)
            select ${users.id}, left(replace(gen_random_uuid()::text, '-', ''), 10), ${id}::uuid, 'Import', ${chooseText(texts, otherwise)},
                   ${status}::text, ${sql.param([...report])}::text[], false, ${now}::timestamptz
            from ${users} where ${users.id} = ${userId}
            returning user_id, slug)
          ${pushSent(now)}`,
    );
  },

  async findOf(tenancy, userId, dispatchIds) {
    const found = await tenants
      .of(tenancy)
      .select({ dispatchId: notifications.dispatchId, slug: notifications.slug, isRead: notifications.isRead })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), inArray(notifications.dispatchId, [...dispatchIds])));
    return new Map(found.map(({ dispatchId, ...one }) => [dispatchId, one]));
  },

  async listDeliveries(tenancy, dispatchId, after, limit) {
    const rows = await tenants
      .of(tenancy)
      .select({ identifier: users.identifier, notification: notificationColumns })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(and(eq(notifications.dispatchId, dispatchId), after === null ? undefined : gt(users.identifier, after)))
      .orderBy(asc(users.identifier))
      .limit(limit);
    return rows.map(
      ({ identifier, notification }): Delivery => ({ identifier, notification: toNotification(notification) }),
    );
  },
});
