// Knows how a reset stands in the database: the result becomes a row of its own, answers get numbers below 1,
// goes are marked.
import type { LearnerPlace, NewReset, Resets } from "@academiz/backend/ports";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { attempts, learnerResets, perimeters, progress } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isBegun } from "../queries/is-begun.ts";
import { lockAnswers } from "./answers/lock-answers.ts";

const { id, at, byId, reason, perimeterSlug } = learnerResets;

/** A fact is later than what is stored: the row that is left is later than the last one. */
const writeBlank = (slug: string, resetAt: string, eventDate: string) => ({
  ...{ slug, resetAt, eventDate, time: 0 },
  // A package is told by these that another launch has gone further.
  ...{ launchedAt: resetAt, storedAt: resetAt },
});

async function setAside(
  db: Db,
  place: LearnerPlace,
  reset: NewReset,
  most: number,
): Promise<"set-aside" | "not-begun" | "full"> {
  const isOf = (table: typeof attempts | typeof progress) =>
    and(eq(table.userId, place.userId), eq(table.perimeterSlug, place.perimeterSlug));
  // In the order in which answers are stored: first the goes, then the result.
  await db.select({ slug: attempts.slug }).from(attempts).where(isOf(attempts)).orderBy(attempts.slug).for("update");
  await lockAnswers(db, place);
  const [held] = await db
    .select()
    .from(progress)
    .where(and(isOf(progress), isBegun))
    .for("update");
  if (!held) return "not-begun";
  const isTheirs = and(eq(learnerResets.userId, place.userId), eq(perimeterSlug, place.perimeterSlug));
  if ((await db.$count(learnerResets, isTheirs)) >= most) return "full";
  const { eventDate, status, percentage, score, time, progress: stored } = held;
  await db
    .insert(learnerResets)
    .values({ ...place, ...reset, eventDate, status, percentage, score, time, progress: stored });
  const since = new Date(Math.max(Date.parse(reset.at), Date.parse(eventDate) + 1)).toISOString();
  const version = sql`${progress.version} + 1`;
  await db
    .update(progress)
    .set({
      ...{ eventDate: since, status: "NOT_STARTED", percentage: 0, score: null, time: 0, version },
      ...{ answersVersion: version, progress: writeBlank(place.perimeterSlug, reset.at, since) },
    })
    .where(isOf(progress));
  await renumber(db, place);
  await db
    .update(attempts)
    .set({ setAsideAt: reset.at })
    .where(and(isOf(attempts), ne(attempts.status, "NOT_STARTED"), sql`${attempts.setAsideAt} is null`));
  return "set-aside";
}

/** Further than any attempt is numbered. */
const FAR = 100_000_000;

/**
 * The last one gets 0, and the others the numbers below, in their order, with those of earlier resets. In two steps, as
 * no two rows may have one number in between.
 */
async function renumber(db: Db, { userId, perimeterSlug: slug }: LearnerPlace): Promise<void> {
  const isOf = sql`user_id = ${userId} and perimeter_slug = ${slug}`;
  await db.execute(sql`update answers set attempt = attempt - ${FAR} where ${isOf}`);
  await db.execute(sql`
    update answers set attempt = attempt + ${FAR} - newest.many
    from (select place, greatest(0, max(attempt) + ${FAR}) as many from answers where ${isOf} group by place) newest
    where ${isOf} and answers.place = newest.place`);
}

export const createResets = (tenants: Tenants): Resets => ({
  setAside: (tenancy, place, reset, most) => setAside(tenants.of(tenancy), place, reset, most),
  list: (tenancy, userId, productSlug, most) =>
    tenants
      .of(tenancy)
      .select({
        ...{ id, at, byId, reason, perimeterSlug },
        eventDate: learnerResets.eventDate,
        status: learnerResets.status,
        percentage: learnerResets.percentage,
        score: learnerResets.score,
        time: learnerResets.time,
      })
      .from(learnerResets)
      .innerJoin(perimeters, eq(perimeters.slug, perimeterSlug))
      .where(and(eq(learnerResets.userId, userId), eq(perimeters.productSlug, productSlug)))
      .orderBy(desc(at), desc(id))
      .limit(most),
  listNewest: (tenancy, userId) =>
    tenants
      .of(tenancy)
      .selectDistinctOn([perimeters.productSlug], { productSlug: perimeters.productSlug, at, byId, reason })
      .from(learnerResets)
      .innerJoin(perimeters, eq(perimeters.slug, perimeterSlug))
      .where(eq(learnerResets.userId, userId))
      .orderBy(perimeters.productSlug, desc(at)),
  async listUnbegun(tenancy, userId, perimeterSlugs) {
    if (perimeterSlugs.length === 0) return [];
    return tenants
      .of(tenancy)
      .selectDistinctOn([perimeterSlug], { id, at, byId, reason, perimeterSlug })
      .from(learnerResets)
      .innerJoin(
        progress,
        and(
          eq(progress.userId, learnerResets.userId),
          eq(progress.perimeterSlug, perimeterSlug),
          eq(progress.status, "NOT_STARTED"),
        ),
      )
      .where(and(eq(learnerResets.userId, userId), inArray(perimeterSlug, [...perimeterSlugs])))
      .orderBy(perimeterSlug, desc(at));
  },
});
