// Knows the tables of terms of use: each version of a client's, and who accepted which.
import type { TermsTexts } from "@academiz/domain/clients";
import { integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { userId, users } from "./users.ts";

export const terms = pgTable(
  "terms",
  {
    clientId: clientId(),
    version: integer().notNull(),
    texts: jsonb().$type<TermsTexts>().notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.version] })],
);

export const acceptedTerms = pgTable(
  "accepted_terms",
  {
    userId: userId(),
    version: integer().notNull(),
    clientId: clientId(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.version, terms, terms.version),
  ],
);
