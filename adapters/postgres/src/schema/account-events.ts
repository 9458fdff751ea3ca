// Knows the table of what was done to accounts.
import type { AccountChange, AccountEventKind } from "@academiz/domain/identity";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { userId, users } from "./users.ts";

/** It is deleted with its account, and by its age. */
export const accountEvents = pgTable(
  "account_events",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    kind: text().$type<AccountEventKind>().notNull(),
    changes: jsonb().$type<readonly AccountChange[]>().notNull().default([]),
    detail: text(),
    /** Who did it, and their home: not foreign keys, for the event outlives them. Null: nobody who was signed in. */
    byId: uuid("by_id"),
    byClientId: uuid("by_client_id"),
    at: instant().notNull(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    index("account_events_by_user").on(table.clientId, table.userId, table.at),
    index("account_events_by_time").on(table.at),
  ],
);
