// Knows the tables of what was done for one learner of a product: what a reset has set aside, and what was extended.
import type { StoredProgress } from "@academiz/backend/ports";
import type { ProgressStatus } from "@academiz/domain/progress";
import { doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

/** No foreign key leads to who did it: what was done outlives them. */
export const learnerResets = pgTable(
  "learner_resets",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    at: instant().notNull(),
    byId: uuid("by_id").notNull(),
    reason: text().notNull(),
    /** What was stored until then. */
    eventDate: instant("event_date").notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
    progress: opaque().$type<StoredProgress>().notNull(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("learner_resets_by_user").on(table.clientId, table.userId, table.perimeterSlug, table.at),
    index("learner_resets_by_perimeter").on(table.perimeterSlug),
  ],
);

/** What one person is given beyond what everybody has of a perimeter. */
export const learnerExtensions = pgTable(
  "learner_extensions",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    /** A later end than that of the perimeter; null: the same. */
    closesAt: instant("closes_at"),
    /** A later moment by which it is to be done; null: the same. */
    dueAt: instant("due_at"),
    /** Attempts beyond those that its author allows. */
    attempts: integer().notNull().default(0),
    reason: text().notNull(),
    byId: uuid("by_id").notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("learner_extensions_by_perimeter").on(table.clientId, table.perimeterSlug),
  ],
);
