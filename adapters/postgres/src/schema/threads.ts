// Knows the tables of threads: what people say about a place of a product, and how far each has read.
import type { ThreadKind } from "@academiz/domain/threads";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { productSlug, products } from "./products.ts";
import { userId, users } from "./users.ts";

export const threads = pgTable(
  "threads",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    kind: text().$type<ThreadKind>().notNull(),
    productSlug: productSlug(),
    /** The slug of the part that it is about, and its name then; null: the product as a whole. */
    place: text(),
    placeName: text("place_name"),
    /**
     * The ids of who asked an expert, and of the expert who takes care of it: not foreign keys, as for who resolved it.
     */
    askerId: uuid("asker_id"),
    assigneeId: uuid("assignee_id"),
    openedAt: instant("opened_at").notNull(),
    resolvedAt: instant("resolved_at"),
    /**
     * The id of who resolved it: not a foreign key, for the row outlives the account, which may be another client's.
     */
    resolvedBy: uuid("resolved_by"),
    lastNumber: integer("last_number").notNull(),
  },
  (table) => [
    unique("threads_of_client").on(table.clientId, table.slug),
    refersTo(table, table.productSlug, products, products.slug),
    index("threads_by_product").on(table.clientId, table.productSlug, table.kind, table.openedAt),
    index("threads_by_asker").on(table.clientId, table.kind, table.askerId),
  ],
);

const threadSlug = () => text("thread_slug").notNull();

export const threadMessages = pgTable(
  "thread_messages",
  {
    threadSlug: threadSlug(),
    number: integer().notNull(),
    clientId: clientId(),
    /** The id of its writer: not a foreign key, as for who resolved it. */
    authorId: uuid("author_id").notNull(),
    text: text().notNull(),
    writtenAt: instant("written_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.threadSlug, table.number] }),
    refersTo(table, table.threadSlug, threads, threads.slug),
    index("thread_messages_by_author").on(table.clientId, table.authorId),
  ],
);

/**
 * Who takes part, and how far they have read. Deleted with the account; people of another client have no foreign key
 * here.
 */
export const threadPeople = pgTable(
  "thread_people",
  {
    threadSlug: threadSlug(),
    userId: userId(),
    clientId: clientId(),
    readUpTo: integer("read_up_to").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadSlug, table.userId] }),
    refersTo(table, table.threadSlug, threads, threads.slug),
    index("thread_people_by_user").on(table.clientId, table.userId),
  ],
);

/** The people whom the client names to answer its learners. */
export const experts = pgTable("experts", { userId: userId().primaryKey(), clientId: clientId() }, (table) => [
  refersTo(table, table.userId, users, users.id),
  index("experts_of_client").on(table.clientId),
]);
