// Knows the table of reminders: who was told that something is to be done by a moment.
import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

export const dueNotices = pgTable(
  "due_notices",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    /** The due moment that they were told. */
    dueAt: instant("due_at").notNull(),
    /** How near it was: the higher, the nearer. */
    stage: integer().notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("due_notices_by_perimeter").on(table.clientId, table.perimeterSlug),
  ],
);
