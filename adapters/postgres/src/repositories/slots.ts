// Knows how slots, who is enrolled in them and the marks of attendance stand in the database.
import type { SlotRecord, Slots } from "@academiz/backend/ports";
import type { ChainedMark } from "@academiz/domain/classiz";
import { and, asc, count, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../db.ts";
import { enrolments, perimeters, products, signatures, slots, users } from "../schema.ts";
import type { Tenants } from "../tenancy/tenants.ts";

const columns = {
  slug: slots.slug,
  perimeterSlug: slots.perimeterSlug,
  productSlug: perimeters.productSlug,
  mean: slots.mean,
  startAt: slots.startAt,
  endAt: slots.endAt,
  place: slots.place,
  videoLink: slots.videoLink,
  trainerId: slots.trainerId,
  capacity: slots.capacity,
  createdAt: slots.createdAt,
};
const enrolled = sql<number>`(select count(*) from ${enrolments} where ${enrolments.slotSlug} = ${slots.slug})`.mapWith(
  Number,
);

const selectSlots = (db: Db) =>
  db
    .select({ ...columns, enrolled })
    .from(slots)
    .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug));

export const createSlots = (tenants: Tenants): Slots => ({
  async findClassiz(tenancy, perimeterSlug) {
    const [found] = await tenants
      .of(tenancy)
      .select({ productSlug: perimeters.productSlug })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(eq(perimeters.slug, perimeterSlug), eq(products.type, "classiz")));
    return found ?? null;
  },
  async search(tenancy, { perimeterSlug, mean, run, from, until, descending, page, limit }) {
    const db = tenants.of(tenancy);
    const where = and(
      perimeterSlug === null ? undefined : eq(slots.perimeterSlug, perimeterSlug),
      mean === null ? undefined : eq(slots.mean, mean),
      run ? or(eq(slots.trainerId, run.trainerId), inArray(slots.mean, [...run.means])) : undefined,
      from === null ? undefined : gte(slots.startAt, from),
      until === null ? undefined : lt(slots.startAt, until),
    );
    const order = descending ? desc : asc;
    const [rows, [found]] = await Promise.all([
      selectSlots(db)
        .where(where)
        .orderBy(order(slots.startAt), order(slots.slug))
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(slots).where(where),
    ]);
    return { rows, total: found?.total ?? 0 };
  },
  async listOfMean(tenancy, perimeterSlug, mean) {
    return selectSlots(tenants.of(tenancy))
      .where(and(eq(slots.perimeterSlug, perimeterSlug), eq(slots.mean, mean)))
      .orderBy(asc(slots.startAt), asc(slots.slug));
  },
  read: (tenancy, slug) => find(tenants.of(tenancy), slug),
  async hold(tenancy, slug) {
    const db = tenants.of(tenancy);
    // The lock first: what is read after it is what the one before left.
    const [held] = await db.select({ slug: slots.slug }).from(slots).where(eq(slots.slug, slug)).for("update");
    return held ? find(db, slug) : null;
  },
  async add(tenancy, slot) {
    await tenants.of(tenancy).insert(slots).values(slot);
  },
  async change(tenancy, slug, plan) {
    await tenants.of(tenancy).update(slots).set(plan).where(eq(slots.slug, slug));
  },
  async remove(tenancy, slug) {
    await tenants.of(tenancy).delete(slots).where(eq(slots.slug, slug));
  },

  async listEnrolled(tenancy, slug) {
    return tenants
      .of(tenancy)
      .select({
        userId: users.id,
        identifier: users.identifier,
        login: users.login,
        firstname: users.firstname,
        lastname: users.lastname,
        enrolledAt: enrolments.enrolledAt,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(enrolments.slotSlug, slug))
      .orderBy(asc(users.sortName), asc(users.id));
  },
  async enrol(tenancy, slug, userIds, enrolledAt) {
    if (userIds.length === 0) return;
    await tenants
      .of(tenancy)
      .insert(enrolments)
      .values(userIds.map((userId) => ({ slotSlug: slug, userId, enrolledAt })))
      .onConflictDoNothing();
  },
  async withdraw(tenancy, slug, userId) {
    const withdrawn = await tenants
      .of(tenancy)
      .delete(enrolments)
      .where(and(eq(enrolments.slotSlug, slug), eq(enrolments.userId, userId)))
      .returning({ userId: enrolments.userId });
    return withdrawn.length > 0;
  },
  async listOf(tenancy, perimeterSlug, userId) {
    return tenants
      .of(tenancy)
      .select({ slug: slots.slug, startAt: slots.startAt, endAt: slots.endAt })
      .from(enrolments)
      .innerJoin(slots, eq(slots.slug, enrolments.slotSlug))
      .where(and(eq(enrolments.userId, userId), eq(slots.perimeterSlug, perimeterSlug)))
      .orderBy(asc(slots.startAt));
  },

  async listMarks(tenancy, slugs) {
    const marks = new Map<string, ChainedMark[]>(slugs.map((slug) => [slug, []]));
    if (slugs.length === 0) return marks;
    const rows = await tenants
      .of(tenancy)
      .select({
        slotSlug: signatures.slotSlug,
        number: signatures.number,
        userId: signatures.userId,
        kind: signatures.kind,
        byId: signatures.byId,
        at: signatures.at,
        reason: signatures.reason,
        hash: signatures.hash,
      })
      .from(signatures)
      .where(inArray(signatures.slotSlug, [...slugs]))
      .orderBy(asc(signatures.slotSlug), asc(signatures.number));
    for (const { slotSlug, ...mark } of rows) marks.get(slotSlug)?.push(mark);
    return marks;
  },
  async addMark(tenancy, slug, mark) {
    await tenants
      .of(tenancy)
      .insert(signatures)
      .values({ slotSlug: slug, ...mark });
  },
  async countUses(tenancy, productSlug, mean) {
    const ofMean = and(eq(perimeters.productSlug, productSlug), eq(slots.mean, mean));
    const counted = (table: typeof enrolments | typeof signatures) =>
      sql<number>`(select count(*) from ${table} where ${table.slotSlug} = ${slots.slug})`;
    const [found] = await tenants
      .of(tenancy)
      .select({
        slots: count(),
        enrolments: sql<number>`coalesce(sum(${counted(enrolments)}), 0)`.mapWith(Number),
        signatures: sql<number>`coalesce(sum(${counted(signatures)}), 0)`.mapWith(Number),
      })
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .where(ofMean);
    return found ?? { slots: 0, enrolments: 0, signatures: 0 };
  },
});

async function find(db: Db, slug: string): Promise<SlotRecord | null> {
  const [found] = await db
    .select(columns)
    .from(slots)
    .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
    .where(eq(slots.slug, slug));
  return found ?? null;
}
