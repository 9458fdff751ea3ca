// Knows how a row says whose it is, and what it refers to.
import { sql } from "drizzle-orm";
import { type AnyPgColumn, foreignKey, uuid } from "drizzle-orm/pg-core";
import { clients } from "./clients.ts";

/** Whose row it is. No query names it: it is the client that the connection was given. */
export const clientId = () =>
  uuid("client_id")
    .notNull()
    .default(sql`academiz_client()`)
    .references(() => clients.id, { onDelete: "cascade" });

/**
 * A row refers to rows of its own client alone: policies do not check references, this key does. The parent has
 * `unique` on both columns.
 */
export const refersTo = (
  row: { readonly clientId: AnyPgColumn },
  column: AnyPgColumn,
  parent: { readonly clientId: AnyPgColumn },
  key: AnyPgColumn,
) => foreignKey({ columns: [row.clientId, column], foreignColumns: [parent.clientId, key] }).onDelete("cascade");
