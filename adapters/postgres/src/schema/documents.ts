// Knows the tables of the documents.
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { documentColumns, folderColumns } from "./folder-columns.ts";
import { clientId, refersTo } from "./of-client.ts";

/** Folders above it are checked at the end of a transaction, as those of clients are. */
export const folders = pgTable("folders", { clientId: clientId(), ...folderColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.parentSlug, table, table.slug),
  index("folders_by_parent").on(table.clientId, table.parentSlug),
]);

export const documents = pgTable("documents", { clientId: clientId(), ...documentColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.folderSlug, folders, folders.slug),
  index("documents_by_folder").on(table.clientId, table.folderSlug, table.createdAt),
  index("documents_by_client").on(table.clientId, table.createdAt),
  // The content origin asks for bytes without knowing whose they are.
  index("documents_by_key").on(table.key),
]);

/** The shared library belongs to no client: every client reads it, the platform writes it. */
export const libraryFolders = pgTable("library_folders", folderColumns(), (table) => [
  primaryKey({ columns: [table.slug] }),
  foreignKey({ columns: [table.parentSlug], foreignColumns: [table.slug] }).onDelete("cascade"),
  index("library_folders_by_parent").on(table.parentSlug),
]);

export const libraryDocuments = pgTable("library_documents", documentColumns(), (table) => [
  primaryKey({ columns: [table.slug] }),
  foreignKey({ columns: [table.folderSlug], foreignColumns: [libraryFolders.slug] }).onDelete("cascade"),
  index("library_documents_by_folder").on(table.folderSlug, table.createdAt),
  index("library_documents_by_time").on(table.createdAt),
]);

/**
 * The bytes that the document store holds, listed before they are written: those that nothing names are removed by this
 * list. It has no client, since bytes may outlive theirs.
 */
export const storedBytes = pgTable(
  "stored_bytes",
  {
    key: text().primaryKey(),
    /** When somebody last began to store them: they may be about to be named. */
    keptAt: instant("kept_at").notNull(),
    /** Since when nothing names them; null: something does, or nobody looked yet. */
    unnamedSince: instant("unnamed_since"),
  },
  (table) => [index("stored_bytes_unnamed").on(table.unnamedSince).where(sql`${table.unnamedSince} is not null`)],
);

export const favouriteDocuments = pgTable(
  "favourite_documents",
  {
    /** The user may be at home in another client, and work here. */
    userId: uuid("user_id").notNull(),
    documentSlug: text("document_slug").notNull(),
    clientId: clientId(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentSlug] })],
);
