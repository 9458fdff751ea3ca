// Knows the table of the files that go with messages.
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { threads } from "./threads.ts";

export const messageFiles = pgTable(
  "message_files",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    /** The id of its sender: not a foreign key, for they may belong to another client. */
    authorId: uuid("author_id").notNull(),
    /** Null, as the number and the place are, until a message has it. */
    threadSlug: text("thread_slug"),
    number: integer(),
    /** Its number among the files of its message. */
    place: integer(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    key: text().notNull(),
    alternative: text().notNull().default(""),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    refersTo(table, table.threadSlug, threads, threads.slug),
    index("message_files_by_thread").on(table.clientId, table.threadSlug, table.number),
    index("message_files_by_author").on(table.clientId, table.authorId),
    index("message_files_by_key").on(table.key),
  ],
);
