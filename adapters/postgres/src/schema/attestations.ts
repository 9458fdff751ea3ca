// Knows the table of attestations: what was attested of a session, and to whom, in the latest wording.
import type { ActionNature, AttestationKind, SlotTimes } from "@academiz/domain/classiz";
import { sql } from "drizzle-orm";
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId } from "./of-client.ts";

/** No foreign key leads to person or session: an attestation outlives both, and forgets its person. */
export const attestations = pgTable(
  "attestations",
  {
    clientId: clientId(),
    number: integer().notNull(),
    /** The code in the address by which anybody checks it. */
    code: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    kind: text().$type<AttestationKind>().notNull(),
    /** Null together with `learner`: nobody knows any more who it was. */
    userId: uuid("user_id"),
    learner: text(),
    perimeterSlug: text("perimeter_slug").notNull(),
    mean: text().notNull(),
    employer: text().notNull(),
    provider: text().notNull(),
    course: text().notNull(),
    session: text().notNull(),
    nature: text().$type<ActionNature>().notNull(),
    slots: jsonb().$type<readonly SlotTimes[]>().notNull(),
    /** Attended time, and planned time. */
    seconds: doublePrecision().notNull(),
    planned: doublePrecision().notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** When it was given the last time, by whom, and how often in all. */
    givenAt: instant("given_at").notNull(),
    givenById: uuid("given_by_id").notNull(),
    givenCount: integer("given_count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.number] }),
    uniqueIndex("attestations_of_learner")
      .on(table.userId, table.perimeterSlug, table.mean, table.kind)
      .where(sql`${table.userId} is not null`),
  ],
);
