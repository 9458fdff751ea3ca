// Knows how the planning of classrooms is read from the database: which sessions there are, and what conflicts with a
// slot.
import type { Slots } from "@academiz/backend/ports";
import { and, asc, eq, gt, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { enrolments, perimeters, products, slots, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";

const DAY = 86_400_000;
/** Those in other slots, beside those of one. */
const theirs = alias(enrolments, "theirs");

/** No slot lasts longer than a day: the index by start finds them. */
const reachesInto = ({ from, until }: { readonly from: string; readonly until: string }) =>
  and(
    gt(slots.startAt, new Date(Date.parse(from) - DAY).toISOString()),
    lt(slots.startAt, until),
    gt(slots.endAt, from),
  );
const planned = {
  slug: slots.slug,
  startAt: slots.startAt,
  endAt: slots.endAt,
  trainerId: slots.trainerId,
  place: slots.place,
  productName: products.name,
};

export const createPlanning = (
  tenants: Tenants,
): Pick<Slots, "listClassrooms" | "listHeldMeans" | "listPlanned" | "listShared"> => ({
  listClassrooms: (tenancy, limit) =>
    tenants
      .of(tenancy)
      .select({ perimeterSlug: perimeters.slug, productSlug: products.slug, name: products.name })
      .from(perimeters)
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(eq(products.type, "classiz"))
      .orderBy(asc(products.name), asc(perimeters.slug))
      .limit(limit),
  async listHeldMeans(tenancy, trainerId) {
    if (!isId(trainerId)) return [];
    const found = await tenants
      .of(tenancy)
      .selectDistinct({ key: sql<string>`${perimeters.productSlug} || '/' || ${slots.mean}` })
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .where(eq(slots.trainerId, trainerId));
    return found.map(({ key }) => key);
  },
  async listPlanned(tenancy, { trainerId, withPlace, from, until, except }) {
    const ofTrainer = trainerId !== null && isId(trainerId) ? eq(slots.trainerId, trainerId) : undefined;
    if (!ofTrainer && !withPlace) return [];
    return tenants
      .of(tenancy)
      .select(planned)
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          reachesInto({ from, until }),
          except === null ? undefined : ne(slots.slug, except),
          or(ofTrainer, withPlace ? isNotNull(slots.place) : undefined),
        ),
      )
      .orderBy(asc(slots.startAt), asc(slots.slug));
  },
  listShared: (tenancy, slug, within, most) =>
    tenants
      .of(tenancy)
      .select({
        ...planned,
        people: sql<number>`count(*)`.mapWith(Number),
        names: sql<readonly { firstname: string; lastname: string }[]>`to_json((array_agg(
          json_build_object('firstname', ${users.firstname}, 'lastname', ${users.lastname})
          order by ${users.sortName}, ${users.id}))[1:${most}])`,
      })
      .from(enrolments)
      .innerJoin(theirs, and(eq(theirs.userId, enrolments.userId), ne(theirs.slotSlug, enrolments.slotSlug)))
      .innerJoin(slots, eq(slots.slug, theirs.slotSlug))
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(and(eq(enrolments.slotSlug, slug), reachesInto(within)))
      .groupBy(slots.slug, products.name)
      .orderBy(asc(slots.startAt), asc(slots.slug)),
});
