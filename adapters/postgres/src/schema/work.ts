// Knows the tables of what is done later: mails, jobs, invitations.
import type { JobState, MailStatus } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { userId, users } from "./users.ts";

export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    to: text("recipient").notNull(),
    subject: text().notNull(),
    /** Null once the mail was sent. */
    text: text(),
    html: text(),
    status: text().$type<MailStatus>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    error: text(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    index("mails_by_due").on(table.dueAt).where(sql`${table.status} = 'queued'`),
    index("mails_by_client").on(table.clientId, table.createdAt),
    index("mails_by_user").on(table.clientId, table.userId),
  ],
);

/** Work that continues after its call was answered. Its effect and its end are written in one transaction. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    type: text().notNull(),
    /** A client has at most one job of a lane that waits or runs; null: any number. */
    lane: text(),
    /** Who asked for it. Not a foreign key: they may be at home elsewhere, or gone. */
    askerId: uuid("asker_id").notNull(),
    askerClientId: uuid("asker_client_id").notNull(),
    input: opaque().notNull(),
    /** Keys of the document store: what it reads, and what it made. */
    fileKey: text("file_key"),
    state: text().$type<JobState>().notNull(),
    /** Counted in lines or in bytes, as the job does. */
    done: bigint({ mode: "number" }).notNull().default(0),
    total: bigint({ mode: "number" }).notNull().default(0),
    result: opaque(),
    error: text(),
    attempts: integer().notNull().default(0),
    /** The run that holds it: a run that lost it finishes nothing. */
    holder: uuid(),
    /** From when on it may be taken; while it runs, when its holder is taken for dead. */
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** The sending that told its end to who asked; null: nobody was told yet. */
    toldId: uuid("told_id"),
  },
  (table) => [
    index("jobs_by_client").on(table.clientId, table.type, table.createdAt),
    index("jobs_by_asker").on(table.clientId, table.askerId),
    index("jobs_by_due").on(table.dueAt).where(sql`${table.state} in ('queued', 'running')`),
    index("jobs_by_end").on(table.finishedAt).where(sql`${table.state} in ('done', 'failed')`),
    index("jobs_untold").on(table.finishedAt).where(sql`${table.toldId} is null`),
    uniqueIndex("jobs_lane").on(table.clientId, table.lane).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/**
 * People to whom an import gave an account and who were not written to yet. Not a foreign key: the check of each row
 * would use a plan made when there were few users; people who are gone meanwhile are skipped.
 */
export const invitations = pgTable(
  "invitations",
  {
    userId: userId().primaryKey(),
    clientId: clientId(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("invitations_by_client").on(table.clientId, table.createdAt, table.userId)],
);
