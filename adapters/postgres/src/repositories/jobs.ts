// Knows how the jobs of a client stand in the database: a job's effect and its end are one transaction.
import type { JobRecord, Jobs } from "@academiz/backend/ports";
import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { announceJobs } from "../job-news.ts";
import { jobs } from "../schema/index.ts";
import type { Db } from "../sql/db.ts";
import type { Tenants } from "../tenancy/tenants.ts";
import { createJobQueue } from "./platform/all-jobs.ts";
import { isId } from "./queries/is-id.ts";
import { isTaken } from "./queries/is-taken.ts";

const { holder: _holder, dueAt: _dueAt, ...columns } = getTableColumns(jobs);
const select = (db: Db) => db.select(columns).from(jobs).$dynamic();
/** For a run that has not begun. */
const FRESH = { attempts: 0, done: 0, total: 0, error: null, holder: null, startedAt: null, finishedAt: null };

export const createJobs = (tenants: Tenants): Jobs => ({
  ...createJobQueue(tenants),
  add: (job, now, at = now) =>
    tenants.of(job).transaction(async (tx) => {
      const added = await tx
        .insert(jobs)
        .values({ ...job, state: "queued", dueAt: at, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: jobs.id });
      await announceJobs(tx);
      return added.length > 0;
    }),
  async forgetPlanned(tenancy, type, input, now) {
    const isPlanned = and(eq(jobs.state, "queued"), eq(jobs.attempts, 0), gt(jobs.dueAt, now));
    const isOne = and(eq(jobs.type, type), sql`${jobs.input}::jsonb = ${JSON.stringify(input)}::jsonb`);
    await tenants.of(tenancy).delete(jobs).where(and(isOne, isPlanned));
  },
  async forgetAskers(tenancy, type, askerIds) {
    const isTheirs = and(eq(jobs.type, type), inArray(jobs.askerId, [...askerIds]));
    if (askerIds.length > 0) await tenants.of(tenancy).delete(jobs).where(isTheirs);
  },
  async read(tenancy, id) {
    if (!isId(id)) return null;
    return (await select(tenants.of(tenancy)).where(eq(jobs.id, id)))[0] ?? null;
  },
  async hold(tenancy, id) {
    if (!isId(id)) return null;
    return (await select(tenants.of(tenancy)).where(eq(jobs.id, id)).for("update"))[0] ?? null;
  },
  async list(tenancy, type, limit): Promise<readonly JobRecord[]> {
    return select(tenants.of(tenancy))
      .where(eq(jobs.type, type))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit);
  },
  async search(tenancy, { type, askerId, endedAfter, input, page, limit }) {
    const db = tenants.of(tenancy);
    const isFound = and(
      eq(jobs.type, type),
      eq(jobs.askerId, askerId),
      or(isNull(jobs.finishedAt), gt(jobs.finishedAt, endedAfter)),
      input && sql`${jobs.input}::jsonb @> ${JSON.stringify(input)}::jsonb`,
    );
    const rows = await select(db)
      .where(isFound)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { total: await db.$count(jobs, isFound), rows };
  },
  async remove(tenancy, id) {
    if (isId(id)) await tenants.of(tenancy).delete(jobs).where(eq(jobs.id, id));
  },
  async again(tenancy, id, input, now) {
    try {
      return await tenants.of(tenancy).transaction(async (tx) => {
        await tx
          .update(jobs)
          .set({ ...FRESH, input, state: "queued", dueAt: now, toldId: null })
          .where(eq(jobs.id, id));
        await announceJobs(tx);
        return true;
      });
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  },
  async cancel(tenancy, id, error, now) {
    const cancelled = { state: "failed", error, holder: null, finishedAt: now, toldId: null } as const;
    await tenants.of(tenancy).update(jobs).set(cancelled).where(eq(jobs.id, id));
  },
  async finish(held, end, now) {
    const { state } = end;
    const ended = state === "queued" ? { dueAt: end.at, attempts: 0 } : { finishedAt: now };
    const finished = await tenants
      .of(held)
      .update(jobs)
      .set({
        ...ended,
        state,
        holder: null,
        ...(state === "done" && { done: sql`${jobs.total}` }),
        ...(state === "done" && end.fileKey !== undefined && { fileKey: end.fileKey }),
        ...(state === "failed" && { error: end.error }),
        ...(state !== "queued" && end.result !== null && { result: end.result }),
      })
      .where(and(eq(jobs.id, held.id), eq(jobs.holder, held.holder), eq(jobs.state, "running")))
      .returning({ id: jobs.id });
    return finished.length > 0;
  },
});
