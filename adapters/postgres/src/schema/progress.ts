// Knows the tables of what learners did, and where people went.
import type { NavigationStat } from "@academiz/backend/ports";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { AttemptStatus } from "@academiz/domain/sequences";
import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

export const progress = pgTable(
  "progress",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    eventDate: instant("event_date").notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
    version: integer().notNull().default(1),
    progress: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("progress_by_perimeter").on(table.perimeterSlug),
  ],
);

export const refusedProgress = pgTable(
  "refused_progress",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    at: instant().notNull(),
    progress: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
  ],
);

export const histories = pgTable(
  "histories",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    slug: text().notNull(),
    eventDate: instant("event_date").notNull(),
    clientId: clientId(),
    entry: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.slug, table.eventDate] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
  ],
);

/** Results of people who are gone: of whom is not known any more (decisions 3). */
export const namelessResults = pgTable(
  "nameless_results",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    perimeterSlug: text("perimeter_slug").notNull(),
    /** The day alone: an instant would lead back to a person. */
    day: instant().notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
  },
  (table) => [
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("nameless_results_by_perimeter").on(table.perimeterSlug),
  ],
);

/** Goes at a smart sequence. */
export const attempts = pgTable(
  "attempts",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    /** Of the publication that it is made in. */
    publishedAt: instant("published_at").notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    sequences: opaque().notNull(),
    /** Null until something was answered. */
    stat: opaque(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("attempts_by_user").on(table.clientId, table.userId, table.perimeterSlug, table.createdAt),
    index("attempts_by_perimeter").on(table.perimeterSlug),
    // Who asks twice for a new one is given one.
    uniqueIndex("attempts_not_begun").on(table.userId, table.perimeterSlug).where(sql`${table.status} = 'NOT_STARTED'`),
  ],
);

/** Where people went in the apps; it goes by its age. */
export const navigationStats = pgTable(
  "navigation_stats",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    at: instant().notNull(),
    toName: text("to_name").notNull(),
    appName: text("app_name").notNull(),
    /** Seconds. */
    pageDuration: doublePrecision("page_duration").notNull(),
    entry: opaque().$type<NavigationStat>().notNull(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    index("navigation_stats_by_time").on(table.clientId, table.at),
    index("navigation_stats_by_user").on(table.userId),
  ],
);
