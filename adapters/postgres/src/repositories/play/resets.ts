// Knows how a reset stands in the database: the result becomes a row of its own, answers get numbers below the first,
// goes are marked.
import type { LearnerPlace, NewReset, Resets } from "@academiz/backend/ports";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { attempts, learnerResets, perimeters, progress } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { lockAnswers } from "./answers/lock-answers.ts";

const { id, at, byId, reason, perimeterSlug } = learnerResets;

/** A fact is later than what is stored: the row that is left is later than the last one. */
const writeBlank = (slug: string, resetAt: string, eventDate: string) => ({
  ...{ slug, resetAt, eventDate },
  // A package is told by these that another launch has gone further.
  ...{ launchedAt: resetAt, storedAt: resetAt },
});

async function setAside(db: Db, place: LearnerPlace, reset: NewReset): Promise<boolean> {
  const isOf = (table: typeof attempts | typeof progress) =>
    and(eq(table.userId, place.userId), eq(table.perimeterSlug, place.perimeterSlug));
  // In the order in which answers are stored: first the goes, then the result.
  await db.select({ slug: attempts.slug }).from(attempts).where(isOf(attempts)).orderBy(attempts.slug).for("update");
  await lockAnswers(db, place);
  const [held] = await db
    .select()
    .from(progress)
    .where(and(isOf(progress), ne(progress.status, "NOT_STARTED")))
    .for("update");
  if (!held) return false;
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
  // The last one gets 0, or the number below those of an earlier reset: their order stays.
  await db.execute(sql`
    update answers set attempt = attempt - below.many
    from (select place, max(attempt) - least(1, min(attempt)) + 1 as many from answers
          where user_id = ${place.userId} and perimeter_slug = ${place.perimeterSlug} group by place) below
    where user_id = ${place.userId} and perimeter_slug = ${place.perimeterSlug}
      and answers.place = below.place and attempt > 0`);
  await db
    .update(attempts)
    .set({ setAsideAt: reset.at })
    .where(and(isOf(attempts), ne(attempts.status, "NOT_STARTED"), sql`${attempts.setAsideAt} is null`));
  return true;
}

export const createResets = (tenants: Tenants): Resets => ({
  setAside: (tenancy, place, reset) => setAside(tenants.of(tenancy), place, reset),
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
