// Knows the tables of statistics: the days on which somebody learned, and the figures that a job computes from them.
import type { FigureSpan, KeptReport } from "@academiz/backend/ports";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Period } from "@academiz/domain/stats";
import { doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters, productSlug, products } from "./products.ts";
import { userId, users } from "./users.ts";

/** What somebody had reached in something at the end of a day, in UTC, on which they did something in it. */
export const learningDays = pgTable(
  "learning_days",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    /** The day's midnight. */
    day: instant().notNull(),
    clientId: clientId(),
    status: text().$type<ProgressStatus>().notNull(),
    score: doublePrecision(),
    /** Seconds, of all days up to this one. */
    time: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.day] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("learning_days_by_client").on(table.clientId, table.day),
  ],
);

/** Computed figures of a client: nobody is named, and nobody is counted twice in one row. */
export const statisticsFigures = pgTable(
  "statistics_figures",
  {
    clientId: clientId(),
    span: text().$type<FigureSpan>().notNull(),
    /** Where the span begins. */
    fromDay: instant("from_day").notNull(),
    /** The id of a place, for everybody who stands there or below; empty: everybody. */
    place: text().notNull(),
    /** Empty: all products together. Not a foreign key: the next run deletes the figures of a deleted product. */
    productSlug: productSlug(),
    active: integer().notNull(),
    starts: integer().notNull(),
    completions: integer().notNull(),
    scored: integer().notNull(),
    /** The sum of the scores. */
    points: doublePrecision().notNull(),
    /** Seconds. */
    time: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.span, table.fromDay, table.place, table.productSlug] })],
);

/** The computed results of a product's learners in a period. */
export const productReports = pgTable(
  "product_reports",
  {
    productSlug: productSlug(),
    period: text().$type<Period>().notNull(),
    clientId: clientId(),
    report: opaque().$type<KeptReport>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.period] }),
    refersTo(table, table.productSlug, products, products.slug),
  ],
);

/** When the statistics of a client were computed last. */
export const statisticsRuns = pgTable("statistics_runs", {
  clientId: clientId().primaryKey(),
  computedAt: instant("computed_at").notNull(),
  /** A digest of what they were computed from: while it stays the same, nothing is to be done. */
  news: text(),
});
