// Knows the tables of notifications.
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
    /**
     * The product that it says was opened to its recipient. Not a foreign key: the notification outlives the product.
     */
    productSlug: text("product_slug"),
    /** A product that it leads to, however often that is mentioned; not a foreign key, as above. */
    aboutSlug: text("about_slug"),
    /** The perimeter of the classroom session that it is about; not a foreign key, as above. */
    classroomSlug: text("classroom_slug"),
    /** For an import: its state, and the codes of what stopped it. */
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
    // However often a product is changed, nobody is told twice that it was opened.
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
    /** Who had that identifier then: whoever has it later reads nothing of it. Null: nobody here. */
    recipientId: uuid("recipient_id"),
    data: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("live_updates_by_topic").on(table.topic, table.sequence),
    index("live_updates_by_time").on(table.createdAt),
  ],
);
