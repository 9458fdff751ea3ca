// Knows the table of notes: what learners write for themselves about the pages of a course.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

export const notes = pgTable(
  "notes",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    slug: text().notNull(),
    clientId: clientId(),
    page: text().notNull(),
    text: text().notNull(),
    writtenAt: instant("written_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.slug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("notes_by_perimeter").on(table.clientId, table.perimeterSlug),
  ],
);
