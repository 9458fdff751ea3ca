// Knows the table of large files that come part by part.
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
    /** Somebody's of another client too, who works here. */
    userId: uuid("user_id").notNull(),
    shelf: text().$type<Shelf>().notNull(),
    replaces: text(),
    folderSlug: text("folder_slug"),
    name: text().notNull(),
    length: bigint({ mode: "number" }).notNull(),
    received: bigint({ mode: "number" }).notNull().default(0),
    /** In the document store, which keeps what nothing names for longer than an upload may take. */
    partKeys: text("part_keys").array().$type<readonly string[]>().notNull().default(sql`'{}'`),
    /** Since when somebody makes a file of it. */
    claimedAt: instant("claimed_at"),
    documentSlug: text("document_slug"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index("partial_uploads_by_user").on(table.clientId, table.userId, table.createdAt),
  ],
);
