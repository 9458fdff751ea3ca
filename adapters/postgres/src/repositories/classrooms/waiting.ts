// Knows how the database keeps who waits for a place in a slot, and who was reminded of which slot.
import type { Slots } from "@academiz/backend/ports";
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { enrolments, perimeters, products, slots, slotWaiters, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isOpen } from "../play/perimeters.ts";
import { isAmong } from "../queries/is-among.ts";
import { isId } from "../queries/is-id.ts";

/** True where the person has a place in the slot, or waits for one. */
export const isJoinedBy = (userId: string): SQL =>
  sql`(exists (select from ${enrolments} where ${enrolments.slotSlug} = ${slots.slug} and ${enrolments.userId} = ${userId})
    or exists (select from ${slotWaiters} where ${slotWaiters.slotSlug} = ${slots.slug} and ${slotWaiters.userId} = ${userId}))`;

/** True where nobody was reminded of the slot's present start. */
const isUnreminded = sql`${enrolments.remindedOf} is distinct from ${slots.startAt}`;

type Waiting = Pick<
  Slots,
  "readWaiting" | "wait" | "stopWaiting" | "listWaiters" | "listDueReminders" | "noteReminded"
>;
export const createWaiting = (tenants: Tenants): Waiting => ({
  async readWaiting(tenancy, slugs, userId) {
    if (slugs.length === 0) return new Map();
    const found = await queryRows<{ slug: string; waiting: number; place: number | null }>(
      tenants.of(tenancy),
      sql`with placed as (
            select slot_slug, user_id, row_number() over (partition by slot_slug order by since, user_id)::int as place
            from slot_waiters where slot_slug = any(${sql.param([...slugs])}::text[]))
          select slot_slug as slug, count(*)::int as waiting,
                 max(place) filter (where user_id::text = ${userId}) as place
          from placed group by slot_slug`,
    );
    return new Map(found.map(({ slug, waiting, place }) => [slug, { all: waiting, place }]));
  },
  async wait(tenancy, slug, userId, since) {
    await tenants.of(tenancy).insert(slotWaiters).values({ slotSlug: slug, userId, since }).onConflictDoNothing();
  },
  async stopWaiting(tenancy, slug, userIds) {
    const ids = userIds.filter(isId);
    if (ids.length === 0) return;
    await tenants
      .of(tenancy)
      .delete(slotWaiters)
      .where(and(eq(slotWaiters.slotSlug, slug), inArray(slotWaiters.userId, ids)));
  },
  async listWaiters(tenancy, slug, limit) {
    const found = await tenants
      .of(tenancy)
      .select({ userId: slotWaiters.userId })
      .from(slotWaiters)
      .innerJoin(users, eq(users.id, slotWaiters.userId))
      .where(and(eq(slotWaiters.slotSlug, slug), users.active))
      .orderBy(asc(slotWaiters.since), asc(slotWaiters.userId))
      .limit(limit);
    return found.map(({ userId }) => userId);
  },
  listDueReminders(tenancy, { from, until }, after, limit) {
    return tenants
      .of(tenancy)
      .select({ slug: slots.slug, audience: perimeters.audience })
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          gt(slots.startAt, from),
          lte(slots.startAt, until),
          after === null ? undefined : gt(slots.slug, after),
          isOpen(from),
          sql`exists (select from ${enrolments} where ${enrolments.slotSlug} = ${slots.slug} and ${isUnreminded})`,
        ),
      )
      .orderBy(asc(slots.slug))
      .limit(limit);
  },
  async noteReminded(tenancy, slug, among) {
    const noted = await tenants
      .of(tenancy)
      .update(enrolments)
      .set({ remindedOf: sql`${slots.startAt}` })
      .from(slots)
      .where(
        and(
          eq(enrolments.slotSlug, slug),
          eq(slots.slug, slug),
          isUnreminded,
          among === null
            ? undefined
            : sql`exists (select from ${users} where ${users.id} = ${enrolments.userId} and ${isAmong(users, among)})`,
        ),
      )
      .returning({ userId: enrolments.userId });
    return noted.map(({ userId }) => userId);
  },
});
