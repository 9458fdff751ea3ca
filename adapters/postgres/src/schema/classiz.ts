// Knows the tables of those who meet: slots, enrolments, and the chain of who was there.
import type { MarkKind } from "@academiz/domain/classiz";
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

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
    /**
     * The head of its chain: how many marks there are, and the hash of the newest. What is cut off the chain is missed
     * by it.
     */
    markCount: integer("mark_count").notNull().default(0),
    lastHash: text("last_hash"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("slots_of_client").on(table.clientId, table.slug),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("slots_by_mean").on(table.clientId, table.perimeterSlug, table.mean, table.startAt),
    index("slots_by_start").on(table.clientId, table.startAt),
    index("slots_by_trainer").on(table.clientId, table.trainerId),
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
    /** The start of the slot of which they were reminded: of one that is moved they are reminded again. */
    remindedOf: instant("reminded_of"),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.userId] }),
    refersTo(table, table.slotSlug, slots, slots.slug),
    refersTo(table, table.userId, users, users.id),
    index("enrolments_by_user").on(table.userId),
  ],
);

/** Who waits for a place in a slot: the longest first. */
export const slotWaiters = pgTable(
  "slot_waiters",
  {
    slotSlug: slotSlug(),
    userId: userId(),
    clientId: clientId(),
    since: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.userId] }),
    refersTo(table, table.slotSlug, slots, slots.slug),
    refersTo(table, table.userId, users, users.id),
    index("slot_waiters_by_user").on(table.userId),
  ],
);

/**
 * Who was there, each mark chained to the one before it in its slot. It refers to nobody: the chain outlives accounts.
 */
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
    /** Where it was made without network, and came later than `at`. */
    arrivedAt: instant("arrived_at"),
    /** It goes with its person's account; its hash, which the chain holds, stays. */
    drawing: text(),
    drawingHash: text("drawing_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.number] }),
    // It goes with no slot, product or perimeter: none of them goes while it stands. Looked at when a transaction ends,
    // for a client goes whole.
    foreignKey({ columns: [table.clientId, table.slotSlug], foreignColumns: [slots.clientId, slots.slug] }),
    index("signatures_by_user").on(table.userId, table.slotSlug, table.number),
  ],
);
