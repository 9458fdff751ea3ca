// Knows the table of second factors: what a person has besides their password.
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { userId, users } from "./users.ts";

export const secondFactors = pgTable(
  "second_factors",
  {
    userId: userId().primaryKey(),
    clientId: clientId(),
    /** Sealed with the platform's secret. */
    sealed: text().notNull(),
    /** When it was confirmed; null: it guards nothing yet. */
    confirmedAt: instant("confirmed_at"),
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    codes: text().array().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [refersTo(table, table.userId, users, users.id)],
);
