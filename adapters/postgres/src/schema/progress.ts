// Knows the tables of what learners did, and of the pages that people visited.
import type { KeptEntry, NavigationStat } from "@academiz/backend/ports";
import type { KeptAnswer } from "@academiz/domain/answers";
import type { Verdict } from "@academiz/domain/games";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { AttemptStatus } from "@academiz/domain/sequences";
import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { anyJson, instant, opaque } from "./columns.ts";
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
    /** The version whose answers are kept one by one; null: none. */
    answersVersion: integer("answers_version"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("progress_by_perimeter").on(table.perimeterSlug),
    // Statistics read everybody's progress, some people at a time.
    index("progress_by_perimeter_and_user").on(table.perimeterSlug, table.userId),
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
    entry: opaque().$type<KeptEntry>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.slug, table.eventDate] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
  ],
);

/** What learners answered, one by one: a row for each item of each attempt that ended, and each question of a go. */
export const answers = pgTable(
  "answers",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    /** The slug of the interactivity, or of the product where the game is one of its own. */
    place: text().notNull(),
    attempt: integer().notNull(),
    item: text().notNull(),
    clientId: clientId(),
    /** Its place in the attempt, from 0. */
    number: integer().notNull(),
    /** The date of the fact that first reported it. */
    at: instant().notNull(),
    /** The score of the attempt, 0–100; null where nothing is scored. */
    score: doublePrecision(),
    kind: text().$type<NonNullable<KeptAnswer["kind"]>>(),
    /** Null where it was only looked at. */
    answer: anyJson().$type<NonNullable<KeptAnswer["answer"]>>(),
    /** Null where nothing is right or wrong. */
    verdict: text().$type<Verdict>(),
    /** 0–1. */
    credit: doublePrecision(),
    /** Seconds; only for questions of smart sequences. */
    time: doublePrecision(),
    /** The publication of the smart sequence that was answered. */
    publishedAt: instant("published_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.place, table.attempt, table.item] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    // Finds what all learners answered to each question of a product.
    index("answers_by_perimeter").on(table.perimeterSlug, table.place, table.item),
  ],
);

/** Results of people who are gone: nobody knows any more who they were (decisions 3). */
export const namelessResults = pgTable(
  "nameless_results",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    perimeterSlug: text("perimeter_slug").notNull(),
    /** Only the day: an instant could lead back to a person. */
    day: instant().notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
  },
  (table) => [
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("nameless_results_by_perimeter").on(table.perimeterSlug),
    index("nameless_results_by_perimeter_and_id").on(table.perimeterSlug, table.id),
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
    /** The publication that it is made in. */
    publishedAt: instant("published_at").notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    /** The rules that choose the questions, seeded by the slug; null: it was begun before there were any. */
    rules: opaque(),
    sequences: opaque().notNull(),
    /** Null until something was answered. */
    stat: opaque(),
    /** When a reset set it aside: it no longer counts. */
    setAsideAt: instant("set_aside_at"),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("attempts_by_user").on(table.clientId, table.userId, table.perimeterSlug, table.createdAt),
    index("attempts_by_perimeter").on(table.perimeterSlug),
    // Somebody who asks twice for a new go gets one.
    uniqueIndex("attempts_not_begun").on(table.userId, table.perimeterSlug).where(sql`${table.status} = 'NOT_STARTED'`),
  ],
);

/** The pages that people visited in the apps; old rows are deleted. */
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
