// Knows how progress stands in the database: one statement a save, and the newest fact wins.
import type { LearnerProgress, ProgressKeeper, StoredProgress } from "@academiz/backend/ports";
import { and, countDistinct, desc, eq, inArray, sql } from "drizzle-orm";
import { perimeters, products, progress, refusedProgress, users } from "../../schema/index.ts";
import { prepareRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isBegun } from "../queries/is-begun.ts";
import { attemptsOf } from "../queries/is-extended.ts";
import { insertAnswers, writeAttempts } from "./answers/insert-answers.ts";
import { saveManyProgress } from "./save-many-progress.ts";

const { placeholder: the } = sql;
/**
 * The hot path. No row comes back when the stored progress is as new or newer, or where the client has no such
 * perimeter.
 */
const INSERT = sql`insert into progress as p (user_id, perimeter_slug, event_date, status, percentage, score, time, progress, answers_version)
      select ${the("userId")}::uuid, slug, ${the("eventDate")}::timestamptz, ${the("status")}::text, ${the("percentage")}::float8,
             ${the("score")}::float8, ${the("time")}::float8, ${the("progress")}::json, 1
      from perimeters where slug = ${the("perimeterSlug")}
      on conflict (user_id, perimeter_slug) do update
      set event_date = excluded.event_date, status = excluded.status, percentage = excluded.percentage,
          score = excluded.score, time = excluded.time, progress = excluded.progress, version = p.version + 1,
          answers_version = case when p.answers_version = p.version then p.version + 1 else p.answers_version end
      where p.event_date < excluded.event_date
        and coalesce(p.event_date = ${the("basedOn")}::timestamptz, ${the("isAnyGood")}::boolean)
        and coalesce(p.time = ${the("basedOnTime")}::float8, true)
      returning version`;
const write = prepareRows("save_progress", INSERT);
/** The same, with the answers of attempts that ended: most saves have none. */
const writeAnswered = prepareRows(
  "save_progress_answered",
  sql`with saved as (${INSERT}), told as (${insertAnswers({ from: sql`, saved` })}) select version from saved`,
);

const isShort = and(eq(progress.status, "STARTED"), eq(progress.percentage, 100));

export const createProgressKeeper = (tenants: Tenants): ProgressKeeper => ({
  async read(tenancy, userId, perimeterSlug) {
    const [found] = await tenants
      .of(tenancy)
      .select({ progress: progress.progress })
      .from(progress)
      .where(and(eq(progress.userId, userId), eq(progress.perimeterSlug, perimeterSlug)));
    return found?.progress ?? null;
  },

  async save(tenancy, { summary, progress: document, basedOn, basedOnTime, attempts = [], ...save }) {
    const values = {
      ...save,
      ...summary,
      progress: JSON.stringify(document),
      basedOn: basedOn ?? null,
      basedOnTime: basedOnTime ?? null,
      isAnyGood: basedOn === undefined,
    };
    const db = tenants.of(tenancy);
    const told = { ...values, at: save.eventDate, answers: writeAttempts(attempts) };
    const written = await (attempts.length > 0 ? writeAnswered(db, told) : write(db, values));
    return written.length > 0;
  },

  async amend(tenancy, { userId, perimeterSlug }, change) {
    const isIt = and(eq(progress.userId, userId), eq(progress.perimeterSlug, perimeterSlug));
    await tenants.of(tenancy).transaction(async (tx) => {
      const [found] = await tx.select({ progress: progress.progress }).from(progress).where(isIt).for("update");
      const changed = found && change(found.progress);
      if (!changed) return;
      await tx
        .update(progress)
        .set({ progress: changed.progress, time: changed.time, version: sql`${progress.version} + 1` })
        .where(isIt);
    });
  },

  async listDates(tenancy, perimeterSlug, userIds) {
    const rows = await tenants
      .of(tenancy)
      .select({ userId: progress.userId, eventDate: progress.eventDate })
      .from(progress)
      .where(
        and(
          eq(progress.perimeterSlug, perimeterSlug),
          sql`${progress.userId} = any(${sql.param([...userIds])}::uuid[])`,
        ),
      );
    return new Map(rows.map(({ userId, eventDate }) => [userId, eventDate]));
  },
  saveMany: (tenancy, perimeterSlug, saves) => saveManyProgress(tenants.of(tenancy), perimeterSlug, saves),

  async keepRefused(tenancy, refused, at) {
    await tenants
      .of(tenancy)
      .insert(refusedProgress)
      .values({ ...refused, at })
      .onConflictDoUpdate({
        target: [refusedProgress.userId, refusedProgress.perimeterSlug],
        set: { at, progress: refused.progress },
      });
  },

  async listResults(tenancy, userIds) {
    if (userIds.length === 0) return [];
    return tenants
      .of(tenancy)
      .select({
        userId: progress.userId,
        perimeterSlug: progress.perimeterSlug,
        status: progress.status,
        percentage: progress.percentage,
        score: progress.score,
        time: progress.time,
      })
      .from(progress)
      .where(and(inArray(progress.userId, [...userIds]), isBegun));
  },

  listReached: (tenancy, userId) =>
    tenants
      .of(tenancy)
      .select({
        product: { slug: products.slug, name: products.name, type: products.type },
        progress: {
          status: progress.status,
          percentage: progress.percentage,
          score: progress.score,
          time: progress.time,
          eventDate: progress.eventDate,
        },
      })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(and(eq(progress.userId, userId), isBegun)),

  async countLearners(tenancy, productSlug) {
    const [counted] = await tenants
      .of(tenancy)
      .select({ learners: countDistinct(progress.userId) })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .where(and(eq(perimeters.productSlug, productSlug), isBegun));
    return counted?.learners ?? 0;
  },
  async listLearners(tenancy, productSlug) {
    return tenants
      .of(tenancy)
      .select({
        identifier: users.identifier,
        firstname: users.firstname,
        lastname: users.lastname,
        status: progress.status,
        percentage: progress.percentage,
        score: progress.score,
        time: progress.time,
        eventDate: progress.eventDate,
        short: sql<StoredProgress | null>`case when ${isShort} then ${progress.progress} end`,
        failed: sql<LearnerProgress["failed"]>`case when ${progress.status} = 'FAILED' then json_build_object(
          'ended', coalesce((${progress.progress} ->> 'nbTimeDone')::float8, 0), 'more', ${attemptsOf(progress.userId)}) end`,
      })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .innerJoin(users, eq(users.id, progress.userId))
      .where(and(eq(perimeters.productSlug, productSlug), isBegun))
      .orderBy(desc(progress.eventDate));
  },
});
