// Knows the tables of classroom meetings: slots, enrolments, and the chain of who was there.
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
    /** Not a foreign key: a slot outlives its trainer's account. */
    trainerId: uuid("trainer_id"),
    capacity: integer().notNull(),
    /**
     * The head of its chain: how many marks there are, and the hash of the newest. It shows when marks were cut off the
     * chain.
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
    /** The start of the slot of which they were reminded: when the slot moves, they are reminded again. */
    remindedOf: instant("reminded_of"),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.userId] }),
    refersTo(table, table.slotSlug, slots, slots.slug),
    refersTo(table, table.userId, users, users.id),
    index("enrolments_by_user").on(table.userId),
  ],
);

/** Who waits for a place in a slot; the longest wait comes first. */
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
 * Who was there, each mark chained to the one before it in its slot. It has no foreign key to a person: the chain
 * outlives accounts.
 */
export const signatures = pgTable(
  "signatures",
  {
    slotSlug: slotSlug(),
    /** The number in its chain, from 1. */
    number: integer().notNull(),
    clientId: clientId(),
    userId: userId(),
    kind: text().$type<MarkKind>().notNull(),
    /** Who made the mark. */
    byId: uuid("by_id").notNull(),
    at: instant().notNull(),
    reason: text(),
    hash: text().notNull(),
    /** When it arrived, where it was made without a network; null: at once. */
    arrivedAt: instant("arrived_at"),
    /** The drawing is deleted with its person's account; its hash, which the chain holds, stays. */
    drawing: text(),
    drawingHash: text("drawing_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.slotSlug, table.number] }),
    // While a mark stands, its slot, product and perimeter cannot be deleted. This is checked at the end of a
    // transaction, because a client is deleted as a whole.
    foreignKey({ columns: [table.clientId, table.slotSlug], foreignColumns: [slots.clientId, slots.slug] }),
    index("signatures_by_user").on(table.userId, table.slotSlug, table.number),
  ],
);
