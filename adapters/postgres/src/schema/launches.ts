// Knows the tables of launches of packages, and of the calls of their contents.
import type { LaunchSave } from "@academiz/domain/scorm";
import { doublePrecision, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters, productSlug, products } from "./products.ts";
import { userId, users } from "./users.ts";

/** Launches of packages. */
export const scormLaunches = pgTable(
  "scorm_launches",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    productSlug: productSlug(),
    /** The number of the launch for this learner and perimeter, from 1. */
    number: integer().notNull(),
    startedAt: instant("started_at").notNull(),
    /** When something of it was last heard. */
    seenAt: instant("seen_at").notNull(),
    endedAt: instant("ended_at"),
    /** How many calls of it were reported in all, kept or not. */
    calls: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** Seconds that it has taken. */
    time: doublePrecision().notNull().default(0),
    /** What its content last said of its learner; null where it has said nothing. */
    status: text().$type<LaunchSave["status"]>(),
    score: doublePrecision(),
    percentage: doublePrecision(),
    attempt: integer(),
    answers: opaque(),
  },
  (table) => [
    unique("scorm_launches_of_client").on(table.clientId, table.id),
    unique("scorm_launches_in_order").on(table.userId, table.perimeterSlug, table.number),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    refersTo(table, table.productSlug, products, products.slug),
    index("scorm_launches_by_product").on(table.clientId, table.productSlug, table.startedAt),
    index("scorm_launches_by_perimeter").on(table.perimeterSlug),
    index("scorm_launches_by_time").on(table.seenAt),
  ],
);

/** The calls of a content, in the portions in which they arrived. */
export const scormCalls = pgTable(
  "scorm_calls",
  {
    launchId: uuid("launch_id").notNull(),
    /** The number of the first of them among all calls of the launch, from 0. */
    position: integer().notNull(),
    clientId: clientId(),
    count: integer().notNull(),
    /** How many characters of JSON. */
    size: integer().notNull(),
    calls: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.launchId, table.position] }),
    refersTo(table, table.launchId, scormLaunches, scormLaunches.id),
  ],
);
