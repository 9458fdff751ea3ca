// Knows the tables of pushed notifications and of preferences: the browsers that get them, and what waits for each.
import type { QuietHours } from "@academiz/domain/notifications";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { sessions, userId, users } from "./users.ts";

/** The browser of a session, deleted with it. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    sessionId: uuid("session_id").notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [
    unique("push_devices_of_client").on(table.clientId, table.id),
    unique("push_devices_of_session").on(table.clientId, table.sessionId),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.sessionId, sessions, sessions.id),
    index("push_devices_by_user").on(table.clientId, table.userId),
  ],
);

/** One notification on its way to one device. Not a foreign key: a deleted notification is simply not sent. */
export const pushes = pgTable(
  "pushes",
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: clientId(),
    deviceId: uuid("device_id").notNull(),
    slug: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    refersTo(table, table.deviceId, pushDevices, pushDevices.id),
    index("pushes_by_due").on(table.dueAt),
    index("pushes_by_device").on(table.clientId, table.deviceId),
    index("pushes_by_age").on(table.createdAt),
  ],
);

export const preferences = pgTable(
  "preferences",
  {
    userId: userId().primaryKey(),
    clientId: clientId(),
    quietHours: jsonb("quiet_hours").$type<QuietHours | null>(),
    reading: opaque(),
    /** When the reading was chosen, by the clock of the device where it was chosen. */
    readingAt: instant("reading_at"),
  },
  (table) => [refersTo(table, table.userId, users, users.id)],
);
