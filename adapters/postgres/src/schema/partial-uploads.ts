// Knows the table of large files that arrive part by part.
import type { Shelf } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId } from "./of-client.ts";

export const partialUploads = pgTable(
  "partial_uploads",
  {
    id: uuid().notNull(),
    clientId: clientId(),
    /** The user may be at home in another client, and work here. */
    userId: uuid("user_id").notNull(),
    shelf: text().$type<Shelf>().notNull(),
    replaces: text(),
    folderSlug: text("folder_slug"),
    name: text().notNull(),
    length: bigint({ mode: "number" }).notNull(),
    received: bigint({ mode: "number" }).notNull().default(0),
    /** A key of the document store, which keeps unnamed bytes for longer than an upload may take. */
    partKeys: text("part_keys").array().$type<readonly string[]>().notNull().default(sql`'{}'`),
    /** Since when a file is being made of it. */
    claimedAt: instant("claimed_at"),
    documentSlug: text("document_slug"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index("partial_uploads_by_user").on(table.clientId, table.userId, table.createdAt),
  ],
);
