// Knows the table of certificates: what was certified of whom, as it was said then.
import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId } from "./of-client.ts";
import { productSlug } from "./products.ts";

/** No foreign key leads to person or product: a certificate outlives both, and forgets its person. */
export const certificates = pgTable(
  "certificates",
  {
    code: uuid().primaryKey(),
    clientId: clientId(),
    number: integer().notNull(),
    /** Null together with `learner`: nobody knows any more who it was. */
    userId: uuid("user_id"),
    learner: text(),
    productSlug: productSlug(),
    /** The publication that was completed. */
    publishedAt: instant("published_at").notNull(),
    title: text().notNull(),
    course: text().notNull(),
    language: text().$type<"FR" | "EN">().notNull(),
    completedAt: instant("completed_at").notNull(),
    score: doublePrecision(),
    markType: text("mark_type").notNull(),
    /** Seconds. */
    duration: doublePrecision(),
    issuer: text().notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** When it was given the last time, and how often in all. */
    givenAt: instant("given_at").notNull(),
    givenCount: integer("given_count").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    unique("certificates_by_number").on(table.clientId, table.number),
    uniqueIndex("certificates_of_learner").on(table.userId, table.productSlug).where(sql`${table.userId} is not null`),
    index("certificates_by_product").on(table.clientId, table.productSlug),
  ],
);
