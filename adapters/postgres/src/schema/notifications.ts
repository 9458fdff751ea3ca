// Knows the tables of what people are told.
import type { ImportStatus, NotificationType } from "@academiz/domain/notifications";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { userId, users } from "./users.ts";

export const notifications = pgTable(
  "notifications",
  {
    userId: userId(),
    slug: text().notNull(),
    clientId: clientId(),
    /** One sending to many. */
    dispatchId: uuid("dispatch_id").notNull(),
    type: text().$type<NotificationType>().notNull(),
    text: text().notNull(),
    threadSlug: text("thread_slug"),
    /** The product that it says was opened to its recipient; no reference: that they were told outlives it. */
    productSlug: text("product_slug"),
    /** A product that it leads to, told of however often; no reference, as above. */
    aboutSlug: text("about_slug"),
    /** The perimeter of the classroom session that it is about; no reference, as above. */
    classroomSlug: text("classroom_slug"),
    /** Of an import: how it stands, and the codes of what hindered it. */
    importStatus: text("import_status").$type<ImportStatus>(),
    importReport: text("import_report").array().$type<readonly string[]>(),
    isRead: boolean("is_read").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slug] }),
    refersTo(table, table.userId, users, users.id),
    index("notifications_by_user").on(table.userId, table.createdAt, table.slug),
    index("notifications_unread").on(table.userId).where(sql`not ${table.isRead}`),
    index("notifications_by_dispatch").on(table.dispatchId),
    // Whatever is changed and however often, nobody is told twice of one.
    uniqueIndex("notifications_of_product")
      .on(table.userId, table.productSlug)
      .where(sql`${table.productSlug} is not null`),
  ],
);

/** What the streams of the last day held: one row a recipient. */
export const liveUpdates = pgTable(
  "live_updates",
  {
    sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    /** The identifier of its recipient, as it was then. */
    topic: text().notNull(),
    /** Who had that identifier: whoever has it later reads nothing of it. Null: of nobody here. */
    recipientId: uuid("recipient_id"),
    data: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("live_updates_by_topic").on(table.topic, table.sequence),
    index("live_updates_by_time").on(table.createdAt),
  ],
);
