// Knows the table of the clients.
import type { ClientRecord } from "@academiz/backend/ports";
import type { Affectation, Criterion, LicenceContent, Plugin } from "@academiz/domain/clients";
import { type AnyPgColumn, boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const clients = pgTable("clients", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  active: boolean().notNull(),
  locale: text().notNull(),
  type: text(),
  /** Checked at the end of a transaction: a restoration writes clients before those above them. */
  parentId: uuid("parent_id").references((): AnyPgColumn => clients.id),
  hasSubClients: boolean("has_sub_clients").notNull(),
  logo: text(),
  picto: text(),
  signature: text(),
  licence: jsonb().$type<LicenceContent>(),
  wsDocument: text("ws_document"),
  tags: text().array().$type<readonly string[]>().notNull().default([]),
  config: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  affectations: jsonb().$type<readonly Affectation[]>().notNull().default([]),
  criteria: jsonb().$type<readonly Criterion[]>().notNull().default([]),
  plugins: jsonb().$type<readonly Plugin[]>().notNull().default([]),
  isChatExpertEnabled: boolean("is_chat_expert_enabled").notNull().default(false),
  /** More than a password is asked of those who work in the office. */
  demandsSecondFactor: boolean("demands_second_factor").notNull().default(false),
  retention: jsonb().$type<ClientRecord["retention"]>().notNull().default({}),
  timeZone: text("time_zone").notNull().default("UTC"),
  strategy: text().notNull(),
  markType: text("mark_type").notNull(),
  gameScoreStrategy: text("game_score_strategy"),
  tabLabel: text("tab_label"),
  font: jsonb().$type<NonNullable<ClientRecord["font"]>>(),
  colors: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  theme: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  favicon: text(),
  defaultTexts: jsonb("default_texts").$type<ClientRecord["defaultTexts"]>().notNull().default({}),
  /** When a file of its own library or of the shared one was last removed or replaced. */
  filesRemovedAt: instant("files_removed_at"),
});
