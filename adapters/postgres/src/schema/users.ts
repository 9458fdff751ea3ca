// Knows the tables of the users: who they are, how they come in, who stood in for whom.
import type { AccountLinkType, Platform, Role, Scope } from "@academiz/domain/identity";
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
    /** Ids of the client's places; those of places that are gone stand for nothing. */
    affectations: text().array().$type<readonly string[]>().notNull().default([]),
    /** Labels of the client's criteria, likewise. */
    criterias: text().array().$type<readonly string[]>().notNull().default([]),
    /** Without accents and capitals: what is sorted by, and all that is searched, names in both orders. */
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
    index("users_by_type").on(table.clientId, table.type, table.active),
    // What they are searched by: the client is inside each index, so that nobody else's rows are looked at.
    index("users_by_search").using("gin", table.clientId, sql`${table.searched} gin_trgm_ops`),
    index("users_by_place").using("gin", table.clientId, table.affectations, table.criterias),
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
    /** Where its user works instead of at home; no reference: a client that is gone leads home. */
    activeClientId: uuid("active_client_id"),
    /** What it was opened from, and ends with; no reference: one that is gone has ended. */
    originSessionId: uuid("origin_session_id"),
    /** What it was opened with, as people call it; null where that is not known. */
    browser: text(),
    system: text(),
    /** Slug of the product that an author made it a link into; null: it is no such link. */
    linkSlug: text("link_slug"),
    /** Who revoked it, as a link; no reference: what was revoked stays so when they are gone. */
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

/** Who stood in for whom, and when. It names nobody and refers to nobody: it outlives accounts and sessions. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    /** Null: it was refused. */
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
    /** It is not known yet whether it failed. */
    underWay: boolean("under_way").notNull().default(false),
  },
  (table) => [
    index("login_failures_by_pair").on(table.identifier, table.address, table.at),
    index("login_failures_by_time").on(table.at),
  ],
);

/**
 * Unlogged (its migration says so): a miss waits for no disk. After a crash of the database everybody's count begins
 * anew.
 */
export const guesses = pgTable(
  "guesses",
  {
    /** Hashed: the table names no user and no address. */
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
