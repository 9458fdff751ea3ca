// Knows how slots stand in the database, with their enrolments and marks.
import type { NewSlot, SlotRun, Slots } from "@academiz/backend/ports";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import { enrolments, perimeters, products, signatures, slots, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";
import { createEnrolments } from "./enrolments.ts";
import { createMarks } from "./marks.ts";
import { createPlanning } from "./planning.ts";
import { createWaiting, isJoinedBy } from "./waiting.ts";

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
const trainer = { firstname: users.firstname, lastname: users.lastname };

const keyMean = sql`${perimeters.productSlug} || '/' || ${slots.mean}`;
const isRun = (run: SlotRun) =>
  run ? or(eq(slots.trainerId, run.trainerId), inArray(keyMean, [...run.means])) : undefined;

/** A text that is not an id names nobody. */
const isTrainedBy = (trainerId: string) => (isId(trainerId) ? eq(slots.trainerId, trainerId) : sql`false`);

const selectSlots = (db: Db) =>
  db
    .select({ ...columns, productName: products.name, enrolled, trainer })
    .from(slots)
    .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
    .innerJoin(products, eq(products.slug, perimeters.productSlug))
    .leftJoin(users, eq(users.id, slots.trainerId));

function addMany(db: Db, added: readonly NewSlot[], most: number): Promise<boolean> {
  const [{ perimeterSlug } = { perimeterSlug: "" }] = added;
  return db.transaction(async (tx) => {
    // One at a time, so that those that are added meanwhile are counted.
    await tx.select().from(perimeters).where(eq(perimeters.slug, perimeterSlug)).for("no key update");
    const isFull = (await tx.$count(slots, eq(slots.perimeterSlug, perimeterSlug))) + added.length > most;
    if (!isFull) await tx.insert(slots).values([...added]);
    return !isFull;
  });
}

export const createSlots = (tenants: Tenants): Slots => ({
  ...createEnrolments(tenants),
  ...createMarks(tenants),
  ...createPlanning(tenants),
  ...createWaiting(tenants),
  async findClassiz(tenancy, perimeterSlug) {
    const [found] = await tenants
      .of(tenancy)
      .select({ productSlug: perimeters.productSlug })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(eq(perimeters.slug, perimeterSlug), eq(products.type, "classiz")));
    return found ?? null;
  },
  listOfSession: (tenancy, { perimeterSlug, mean, run }) =>
    tenants
      .of(tenancy)
      .select(columns)
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .where(and(eq(slots.perimeterSlug, perimeterSlug), eq(slots.mean, mean), isRun(run)))
      .orderBy(asc(slots.startAt), asc(slots.slug)),
  async search(tenancy, search) {
    const {
      perimeterSlug,
      mean,
      trainerId = null,
      run,
      from,
      until,
      descending,
      page,
      limit,
      joinedBy,
      endsAfter,
    } = search;
    const db = tenants.of(tenancy);
    const where = and(
      perimeterSlug === null ? undefined : eq(slots.perimeterSlug, perimeterSlug),
      mean === null ? undefined : eq(slots.mean, mean),
      trainerId === null ? undefined : isTrainedBy(trainerId),
      isRun(run),
      from === null ? undefined : gte(slots.startAt, from),
      until === null ? undefined : lt(slots.startAt, until),
      endsAfter === undefined ? undefined : gt(slots.endAt, endsAfter),
      joinedBy === undefined ? undefined : isJoinedBy(joinedBy),
    );
    const order = descending ? desc : asc;
    const [rows, [found]] = await Promise.all([
      selectSlots(db)
        .where(where)
        .orderBy(order(slots.startAt), order(slots.slug))
        .limit(limit)
        .offset((page - 1) * limit),
      db
        .select({ total: count() })
        .from(slots)
        .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
        .where(where),
    ]);
    return { rows, total: found?.total ?? 0 };
  },
  async read(tenancy, slug) {
    const [found] = await selectSlots(tenants.of(tenancy)).where(eq(slots.slug, slug));
    return found ?? null;
  },
  async hold(tenancy, slugs) {
    if (slugs.length === 0) return [];
    const db = tenants.of(tenancy);
    const named = sql`${slots.slug} = any(${sql.param([...slugs])}::text[])`;
    // Locks first: what is read afterwards is then the result of those who held the locks before.
    await db.select({ slug: slots.slug }).from(slots).where(named).orderBy(slots.slug).for("update");
    return selectSlots(db).where(named).orderBy(slots.slug);
  },
  async holdOfProduct(tenancy, productSlug) {
    const db = tenants.of(tenancy);
    const own = db.select({ slug: perimeters.slug }).from(perimeters).where(eq(perimeters.productSlug, productSlug));
    await db
      .select({ slug: slots.slug })
      .from(slots)
      .where(inArray(slots.perimeterSlug, own))
      .orderBy(slots.slug)
      .for("update");
  },
  add: (tenancy, slot, most) => addMany(tenants.of(tenancy), [slot], most),
  addMany: (tenancy, added, most) => addMany(tenants.of(tenancy), added, most),
  async change(tenancy, slug, plan) {
    await tenants.of(tenancy).update(slots).set(plan).where(eq(slots.slug, slug));
  },
  async remove(tenancy, slug) {
    await tenants.of(tenancy).delete(slots).where(eq(slots.slug, slug));
  },

  async countUses(tenancy, productSlug, mean) {
    const counted = (table: typeof enrolments | typeof signatures) =>
      sql<number>`(select count(*) from ${table} where ${table.slotSlug} = ${slots.slug})`;
    // Counts marks too that were cut off the chain behind the platform's back.
    const marked = sql`greatest(${slots.markCount}, ${counted(signatures)})`;
    const [found] = await tenants
      .of(tenancy)
      .select({
        slots: count(),
        enrolments: sql<number>`coalesce(sum(${counted(enrolments)}), 0)`.mapWith(Number),
        signatures: sql<number>`coalesce(sum(${marked}), 0)`.mapWith(Number),
      })
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .where(and(eq(perimeters.productSlug, productSlug), mean === null ? undefined : eq(slots.mean, mean)));
    return found ?? { slots: 0, enrolments: 0, signatures: 0 };
  },
});
