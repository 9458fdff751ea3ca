// Knows the tables. One that carries client_id is closed to everybody but that client by its name alone: tenancy/isolate.ts does it at the next start.
import type { ClientRecord, JobState, MailStatus, NavigationStat } from "@academiz/backend/ports";
import type { ProductType } from "@academiz/domain/catalog";
import type { MarkKind } from "@academiz/domain/classiz";
import type { Affectation, Audience, Criterion, LicenceContent, Plugin } from "@academiz/domain/clients";
import type { AccountLinkType, Platform, Role, Scope } from "@academiz/domain/identity";
import type { ImportStatus, NotificationType } from "@academiz/domain/notifications";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { AttemptStatus } from "@academiz/domain/sequences";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, opaque } from "./columns.ts";

export const clients = pgTable("clients", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  active: boolean().notNull(),
  locale: text().notNull(),
  type: text(),
  /** Looked at when a transaction ends: a restoration writes those below before those above. */
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
  strategy: text().notNull(),
  markType: text("mark_type").notNull(),
  gameScoreStrategy: text("game_score_strategy"),
  tabLabel: text("tab_label"),
  font: jsonb().$type<NonNullable<ClientRecord["font"]>>(),
  colors: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
});

/** Whose row it is. Nobody names it: it is the client that the connection was given. */
const clientId = () =>
  uuid("client_id")
    .notNull()
    .default(sql`academiz_client()`)
    .references(() => clients.id, { onDelete: "cascade" });

/** A row refers to rows of its own client alone: what policies do not look at, the key does. The parent has `unique` on both columns. */
const refersTo = (
  row: { readonly clientId: AnyPgColumn },
  column: AnyPgColumn,
  parent: { readonly clientId: AnyPgColumn },
  key: AnyPgColumn,
) => foreignKey({ columns: [row.clientId, column], foreignColumns: [parent.clientId, key] }).onDelete("cascade");

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

const userId = () => uuid("user_id").notNull();

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
  },
  (table) => [
    unique("sessions_of_client").on(table.clientId, table.id),
    refersTo(table, table.userId, users, users.id),
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
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
  },
  (table) => [
    refersTo(table, table.sessionId, sessions, sessions.id),
    index("refresh_tokens_by_session").on(table.sessionId),
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
    index("impersonations_by_client").on(table.clientId, table.startedAt),
  ],
);

/** Results of people who are gone: of whom is not known any more (decisions 3). */
export const namelessResults = pgTable(
  "nameless_results",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    perimeterSlug: text("perimeter_slug").notNull(),
    /** The day alone: an instant would lead back to a person. */
    day: instant().notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
  },
  (table) => [
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("nameless_results_by_perimeter").on(table.perimeterSlug),
  ],
);

export const loginFailures = pgTable(
  "login_failures",
  {
    identifier: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("login_failures_by_pair").on(table.identifier, table.address, table.at),
    index("login_failures_by_time").on(table.at),
  ],
);

/** Unlogged (its migration says so): a miss waits for no disk. After a crash of the database everybody's count begins anew. */
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
  ],
);

/** Work that goes on when its call was answered. What it does and that it is done are written together. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    type: text().notNull(),
    /** Of one lane a client has one that waits or runs; null: any number. */
    lane: text(),
    /** Who asked for it; no reference: they may be at home elsewhere, or gone. */
    askerId: uuid("asker_id").notNull(),
    askerClientId: uuid("asker_client_id").notNull(),
    input: opaque().notNull(),
    /** Of the document store: what it reads, or what it made. */
    fileKey: text("file_key"),
    state: text().$type<JobState>().notNull(),
    /** Of what it counts: lines, or bytes. */
    done: bigint({ mode: "number" }).notNull().default(0),
    total: bigint({ mode: "number" }).notNull().default(0),
    result: opaque(),
    error: text(),
    attempts: integer().notNull().default(0),
    /** Who runs it: whoever lost it finishes nothing. */
    holder: uuid(),
    /** From when on it may be taken: while it runs, when its holder is taken for dead. */
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** The sending that told its end to who asked; null: nobody was told yet. */
    toldId: uuid("told_id"),
  },
  (table) => [
    index("jobs_by_client").on(table.clientId, table.type, table.createdAt),
    index("jobs_by_due").on(table.dueAt).where(sql`${table.state} in ('queued', 'running')`),
    index("jobs_by_end").on(table.finishedAt).where(sql`${table.state} in ('done', 'failed')`),
    index("jobs_untold").on(table.finishedAt).where(sql`${table.toldId} is null`),
    uniqueIndex("jobs_lane").on(table.clientId, table.lane).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/**
 * Who was given an account by an import and is not written to yet. No reference: each would be looked up with a plan that was made when
 * there were few users, and whoever went meanwhile is passed over.
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

export const products = pgTable(
  "products",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    type: text().$type<ProductType>().notNull(),
    name: text().notNull(),
    subType: text("sub_type"),
    visible: boolean().notNull(),
    template: boolean().notNull(),
    shareable: boolean().notNull(),
    demo: boolean().notNull(),
    /** One of the client's folders; what stands in one that goes moves up before the transaction ends. */
    folderProduct: text("folder_product"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    publishedAt: instant("published_at"),
    config: opaque(),
    configDraft: opaque("config_draft"),
    /** What the catalogue shows of the published config. */
    card: opaque(),
  },
  (table) => [
    unique("products_of_client").on(table.clientId, table.slug),
    foreignKey({
      columns: [table.clientId, table.folderProduct],
      foreignColumns: [productFolders.clientId, productFolders.slug],
    }),
    index("products_by_folder").on(table.clientId, table.folderProduct),
    index("products_by_client").on(table.clientId, table.type, table.updatedAt),
  ],
);

const productSlug = () => text("product_slug").notNull();

/** Every publication, whole: a learner who was offline during a republication is judged by the content that they had. */
export const publications = pgTable(
  "publications",
  {
    productSlug: productSlug(),
    publishedAt: instant("published_at").notNull(),
    clientId: clientId(),
    config: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.publishedAt] }),
    refersTo(table, table.productSlug, products, products.slug),
  ],
);

export const perimeters = pgTable(
  "perimeters",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    productSlug: productSlug(),
    name: text().notNull(),
    createdAt: instant("created_at").notNull(),
    opensAt: instant("opens_at"),
    closesAt: instant("closes_at"),
    audience: json().$type<Audience>().notNull(),
    /** When its audience was told that it is there. */
    announcedAt: instant("announced_at"),
  },
  (table) => [
    unique("perimeters_of_client").on(table.clientId, table.slug),
    refersTo(table, table.productSlug, products, products.slug),
    index("perimeters_by_product").on(table.productSlug),
  ],
);

const perimeterSlug = () => text("perimeter_slug").notNull();

export const progress = pgTable(
  "progress",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    eventDate: instant("event_date").notNull(),
    status: text().$type<ProgressStatus>().notNull(),
    percentage: doublePrecision().notNull(),
    score: doublePrecision(),
    time: doublePrecision().notNull(),
    version: integer().notNull().default(1),
    progress: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("progress_by_perimeter").on(table.perimeterSlug),
  ],
);

export const refusedProgress = pgTable(
  "refused_progress",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    clientId: clientId(),
    at: instant().notNull(),
    progress: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
  ],
);

export const histories = pgTable(
  "histories",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    slug: text().notNull(),
    eventDate: instant("event_date").notNull(),
    clientId: clientId(),
    entry: opaque().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.slug, table.eventDate] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
  ],
);

/** The folders of a library. */
const folderColumns = () => ({
  slug: text().notNull(),
  name: text().notNull(),
  parentSlug: text("parent_slug"),
  createdAt: instant("created_at").notNull(),
});
/** The files of a library. */
const documentColumns = () => ({
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  type: text().notNull(),
  size: integer().notNull(),
  key: text().notNull(),
  folderSlug: text("folder_slug"),
  /** Pixels, of a picture. */
  width: integer(),
  height: integer(),
  /** What was uploaded, where the file that is shown was made from it. */
  originalKey: text("original_key"),
  originalType: text("original_type"),
  originalSize: integer("original_size"),
  createdAt: instant("created_at").notNull(),
});

/** The folders of the products. */
export const productFolders = pgTable("product_folders", { clientId: clientId(), ...folderColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.parentSlug, table, table.slug),
  index("product_folders_by_parent").on(table.clientId, table.parentSlug),
]);

/** Those above it are looked at when a transaction ends, as a client's are. */
export const folders = pgTable("folders", { clientId: clientId(), ...folderColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.parentSlug, table, table.slug),
  index("folders_by_parent").on(table.clientId, table.parentSlug),
]);

export const documents = pgTable("documents", { clientId: clientId(), ...documentColumns() }, (table) => [
  primaryKey({ columns: [table.clientId, table.slug] }),
  refersTo(table, table.folderSlug, folders, folders.slug),
  index("documents_by_folder").on(table.clientId, table.folderSlug, table.createdAt),
  index("documents_by_client").on(table.clientId, table.createdAt),
]);

/** The shared library is nobody's: every client reads it, the platform writes it. */
export const libraryFolders = pgTable("library_folders", folderColumns(), (table) => [
  primaryKey({ columns: [table.slug] }),
  foreignKey({ columns: [table.parentSlug], foreignColumns: [table.slug] }).onDelete("cascade"),
  index("library_folders_by_parent").on(table.parentSlug),
]);

export const libraryDocuments = pgTable("library_documents", documentColumns(), (table) => [
  primaryKey({ columns: [table.slug] }),
  foreignKey({ columns: [table.folderSlug], foreignColumns: [libraryFolders.slug] }).onDelete("cascade"),
  index("library_documents_by_folder").on(table.folderSlug, table.createdAt),
  index("library_documents_by_time").on(table.createdAt),
]);

/**
 * The bytes that the document store holds, known before they are there: what nothing names is removed from it by this list. It is above
 * clients: bytes outlive theirs.
 */
export const storedBytes = pgTable(
  "stored_bytes",
  {
    key: text().primaryKey(),
    /** When somebody last began to keep them: they may be about to be named. */
    keptAt: instant("kept_at").notNull(),
    /** Since when nothing was seen to name them; null: something does, or nobody looked yet. */
    unnamedSince: instant("unnamed_since"),
  },
  (table) => [index("stored_bytes_unnamed").on(table.unnamedSince).where(sql`${table.unnamedSince} is not null`)],
);

/** Which product names which document, of the client's library or of the shared one: also one that has gone. */
export const documentUses = pgTable(
  "document_uses",
  {
    productSlug: productSlug(),
    documentSlug: text("document_slug").notNull(),
    /** In the draft, or in what is published. */
    isDraft: boolean("is_draft").notNull(),
    clientId: clientId(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.documentSlug, table.isDraft] }),
    refersTo(table, table.productSlug, products, products.slug),
    index("document_uses_by_document").on(table.clientId, table.documentSlug),
    index("document_uses_of_all").on(table.documentSlug),
  ],
);

/** Which product leads to which other one: also one that has gone. */
export const productUses = pgTable(
  "product_uses",
  {
    productSlug: productSlug(),
    usedSlug: text("used_slug").notNull(),
    /** In the draft, or in what is published. */
    isDraft: boolean("is_draft").notNull(),
    clientId: clientId(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.usedSlug, table.isDraft] }),
    refersTo(table, table.productSlug, products, products.slug),
    index("product_uses_by_used").on(table.clientId, table.usedSlug),
  ],
);

export const favouriteDocuments = pgTable(
  "favourite_documents",
  {
    /** Somebody's of another client too, who works here. */
    userId: uuid("user_id").notNull(),
    documentSlug: text("document_slug").notNull(),
    clientId: clientId(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentSlug] })],
);

export const notifications = pgTable(
  "notifications",
  {
    userId: userId(),
    slug: text().notNull(),
    clientId: clientId(),
    /** One sending to many. */
    dispatchId: uuid("dispatch_id").notNull(),
    type: text().$type<NotificationType>().notNull(),
    text: text().notNull(),
    threadSlug: text("thread_slug"),
    /** The product that it says was opened to its recipient; no reference: that they were told outlives it. */
    productSlug: text("product_slug"),
    /** Of an import: how it stands, and the codes of what hindered it. */
    importStatus: text("import_status").$type<ImportStatus>(),
    importReport: text("import_report").array().$type<readonly string[]>(),
    isRead: boolean("is_read").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slug] }),
    refersTo(table, table.userId, users, users.id),
    index("notifications_by_user").on(table.userId, table.createdAt, table.slug),
    index("notifications_unread").on(table.userId).where(sql`not ${table.isRead}`),
    index("notifications_by_dispatch").on(table.dispatchId),
    // Whatever is changed and however often, nobody is told twice of one.
    uniqueIndex("notifications_of_product")
      .on(table.userId, table.productSlug)
      .where(sql`${table.productSlug} is not null`),
  ],
);

/** Goes at a smart sequence. */
export const attempts = pgTable(
  "attempts",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    /** Of the publication that it is made in. */
    publishedAt: instant("published_at").notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    sequences: opaque().notNull(),
    /** Null until something was answered. */
    stat: opaque(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("attempts_by_user").on(table.clientId, table.userId, table.perimeterSlug, table.createdAt),
    index("attempts_by_perimeter").on(table.perimeterSlug),
    // Who asks twice for a new one is given one.
    uniqueIndex("attempts_not_begun").on(table.userId, table.perimeterSlug).where(sql`${table.status} = 'NOT_STARTED'`),
  ],
);

/** When and where people meet. */
export const slots = pgTable(
  "slots",
  {
    slug: text().primaryKey(),
    clientId: clientId(),
    perimeterSlug: perimeterSlug(),
    mean: text().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    place: text(),
    videoLink: text("video_link"),
    /** No reference: a slot outlives its trainer's account. */
    trainerId: uuid("trainer_id"),
    capacity: integer().notNull(),
    /** The head of its chain: how many marks there are, and the hash of the newest. What is cut off the chain is missed by it. */
    markCount: integer("mark_count").notNull().default(0),
    lastHash: text("last_hash"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("slots_of_client").on(table.clientId, table.slug),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("slots_by_mean").on(table.clientId, table.perimeterSlug, table.mean, table.startAt),
    index("slots_by_start").on(table.clientId, table.startAt),
    index("slots_by_perimeter").on(table.perimeterSlug),
  ],
);

const slotSlug = () => text("slot_slug").notNull();

export const enrolments = pgTable(
  "enrolments",
  {
    slotSlug: slotSlug(),
    userId: userId(),
    clientId: clientId(),
    enrolledAt: instant("enrolled_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.userId] }),
    refersTo(table, table.slotSlug, slots, slots.slug),
    refersTo(table, table.userId, users, users.id),
    index("enrolments_by_user").on(table.userId),
  ],
);

/** Who was there, each mark chained to the one before it in its slot. It refers to nobody: the chain outlives accounts. */
export const signatures = pgTable(
  "signatures",
  {
    slotSlug: slotSlug(),
    /** From 1. */
    number: integer().notNull(),
    clientId: clientId(),
    userId: userId(),
    kind: text().$type<MarkKind>().notNull(),
    /** Who made the mark. */
    byId: uuid("by_id").notNull(),
    at: instant().notNull(),
    reason: text(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.number] }),
    // It goes with no slot, product or perimeter: none of them goes while it stands. Looked at when a transaction ends, for a client goes whole.
    foreignKey({ columns: [table.clientId, table.slotSlug], foreignColumns: [slots.clientId, slots.slug] }),
    index("signatures_by_user").on(table.userId, table.slotSlug, table.number),
  ],
);

/** Where people went in the apps; it goes by its age. */
export const navigationStats = pgTable(
  "navigation_stats",
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    at: instant().notNull(),
    toName: text("to_name").notNull(),
    appName: text("app_name").notNull(),
    /** Seconds. */
    pageDuration: doublePrecision("page_duration").notNull(),
    entry: opaque().$type<NavigationStat>().notNull(),
  },
  (table) => [
    refersTo(table, table.userId, users, users.id),
    index("navigation_stats_by_time").on(table.clientId, table.at),
    index("navigation_stats_by_user").on(table.userId),
  ],
);

/** What the streams of the last day held: one row a recipient. */
export const liveUpdates = pgTable(
  "live_updates",
  {
    sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    /** The identifier of its recipient. */
    topic: text().notNull(),
    data: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("live_updates_by_topic").on(table.topic, table.sequence),
    index("live_updates_by_time").on(table.createdAt),
  ],
);
