// Knows the table of learners' ways through learning paths.
import { boolean, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

export const pathRuns = pgTable(
  "path_runs",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    /** It came to its end. */
    isEnded: boolean("is_ended").notNull(),
    state: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("path_runs_by_perimeter").on(table.clientId, table.perimeterSlug),
  ],
);
