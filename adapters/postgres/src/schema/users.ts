// Knows the tables of the users: who they are, how they come in, who stood in for whom.
import type { AccountLinkType, DeviceKind, Platform, Role, Scope } from "@academiz/domain/identity";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    identifier: text().notNull().unique(),
    login: text().notNull(),
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    locale: text(),
    roles: text().array().$type<readonly Role[]>().notNull(),
    active: boolean().notNull(),
    hasAcceptedCgu: boolean("has_accepted_cgu").notNull(),
    admitted: instant(),
    passwordHash: text("password_hash").notNull(),
    type: text(),
    trainerMeans: text("trainer_means").array().$type<readonly string[]>().notNull().default([]),
    /** Ids of the client's places; ids of deleted places mean nothing. */
    affectations: text().array().$type<readonly string[]>().notNull().default([]),
    /** Labels of the client's criteria; labels of deleted criteria mean nothing. */
    criterias: text().array().$type<readonly string[]>().notNull().default([]),
    /** Without accents and capitals: the sort key, and the text that is searched, with names in both orders. */
    sortName: text("sort_name").notNull().generatedAlwaysAs(sql`academiz_fold(lastname || ' ' || firstname)`),
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        sql`academiz_fold(firstname || ' ' || lastname || ' ' || firstname || ' ' || login || ' ' || email)`,
      ),
  },
  (table) => [
    unique("users_of_client").on(table.clientId, table.id),
    index("users_by_name").on(table.clientId, table.sortName, table.id),
    index("users_by_login").on(table.clientId, sql`lower(${table.login})`, table.id),
    index("users_by_email").on(table.clientId, sql`lower(${table.email})`, table.id),
    index("users_by_type").on(table.clientId, table.type, table.active),
    // For searching: the client is part of each index, so that nobody else's rows are read.
    index("users_by_search").using("gin", table.clientId, sql`${table.searched} gin_trgm_ops`),
    index("users_by_place").using("gin", table.clientId, table.affectations, table.criterias, table.roles),
  ],
);

export const userId = () => uuid("user_id").notNull();

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    scope: text().$type<Scope>().notNull(),
    binding: text(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** The client where its user works instead of at home. Not a foreign key: a deleted client leads home. */
    activeClientId: uuid("active_client_id"),
    /** The session that it was opened from, and ends with. Not a foreign key: a session that is gone has ended. */
    originSessionId: uuid("origin_session_id"),
    /** The browser and the system that opened it, as people call them; null where they are not known. */
    browser: text(),
    system: text(),
    /** Whether it is a phone, a tablet or a computer. */
    kind: text().$type<DeviceKind>(),
    /** The slug of the product that an author made this link into; null: it is not such a link. */
    linkSlug: text("link_slug"),
    /** Who revoked it, as a link. Not a foreign key: it stays revoked when they are gone. */
    revokedBy: uuid("revoked_by"),
  },
  (table) => [
    index("sessions_by_link").on(table.clientId, table.linkSlug),
    unique("sessions_of_client").on(table.clientId, table.id),
    refersTo(table, table.userId, users, users.id),
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
    index("sessions_by_origin").on(table.originSessionId),
  ],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    clientId: clientId(),
    sessionId: uuid("session_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull().default(sql`now()`),
  },
  (table) => [
    refersTo(table, table.sessionId, sessions, sessions.id),
    index("refresh_tokens_by_session").on(table.sessionId, table.createdAt),
  ],
);

/** Who stood in for whom, and when. It has no foreign keys: it outlives accounts and sessions. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    /** The session that it opened; null: it was refused. */
    sessionId: uuid("session_id"),
    impersonatorId: uuid("impersonator_id").notNull(),
    impersonatorClientId: uuid("impersonator_client_id").notNull(),
    /** The session that it was begun from, and ends with. */
    originSessionId: uuid("origin_session_id").notNull(),
    platform: text().$type<Platform>().notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("impersonations_by_session").on(table.sessionId),
    index("impersonations_by_user").on(table.clientId, table.userId),
    index("impersonations_by_client").on(table.clientId, table.startedAt),
  ],
);

export const addressChanges = pgTable(
  "address_changes",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    changedBy: uuid("changed_by").notNull(),
    changedByClientId: uuid("changed_by_client_id").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("address_changes_by_client").on(table.clientId, table.changedAt),
    index("address_changes_by_user").on(table.clientId, table.userId),
  ],
);

export const loginFailures = pgTable(
  "login_failures",
  {
    identifier: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
    /** True while it is not known yet whether it failed. */
    underWay: boolean("under_way").notNull().default(false),
  },
  (table) => [
    index("login_failures_by_pair").on(table.identifier, table.address, table.at),
    index("login_failures_by_time").on(table.at),
  ],
);

/**
 * Unlogged (its migration says so): a wrong guess waits for no disk. After a crash of the database everybody's count
 * starts over.
 */
export const guesses = pgTable(
  "guesses",
  {
    /** A hash, so that the table names no user and no address. */
    caller: text().primaryKey(),
    from: instant("counted_from").notNull(),
    count: integer().notNull(),
  },
  (table) => [index("guesses_by_time").on(table.from)],
);

/** Users whose password somebody else chose. */
export const temporaryPasswords = pgTable(
  "temporary_passwords",
  {
    userId: userId().primaryKey(),
    clientId: clientId(),
  },
  (table) => [refersTo(table, table.userId, users, users.id)],
);

export const linkRequests = pgTable("link_requests", {
  id: uuid().primaryKey(),
  identifier: text().notNull(),
  isFromOffice: boolean("is_from_office").notNull().default(false),
  at: instant().notNull(),
});

export const accountLinks = pgTable(
  "account_links",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    type: text().$type<AccountLinkType>().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    index("account_links_by_user").on(table.userId, table.createdAt),
  ],
);

export const setupLinks = pgTable("setup_links", {
  hash: text().primaryKey(),
  createdAt: instant("created_at").notNull(),
});
