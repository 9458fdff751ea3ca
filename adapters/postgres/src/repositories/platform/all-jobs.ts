// Knows how every server takes the next job of any client, and how no job is taken twice at once.
import type { HeldJob, Jobs, UntoldJob } from "@academiz/backend/ports";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { jobs } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const isHeldBy = ({ id, holder }: HeldJob) => and(eq(jobs.id, id), eq(jobs.holder, holder), eq(jobs.state, "running"));

type Queue = Pick<
  Jobs,
  "claim" | "countQueued" | "renew" | "release" | "reclaim" | "takeUntold" | "setTold" | "prune" | "pruneType"
>;

export const createJobQueue = (tenants: Tenants): Queue => ({
  async claim(holder, now, until) {
    const [claimed] = await queryRows<HeldJob>(
      tenants.platform,
      sql`update jobs set state = 'running', holder = ${holder}, attempts = attempts + 1, due_at = ${until}, started_at = ${now}
          where id = (select id from jobs where state in ('queued', 'running') and due_at <= ${now}
                      order by due_at, created_at limit 1 for update skip locked)
          returning id, client_id as "clientId", type, holder, attempts`,
    );
    return claimed ?? null;
  },
  countQueued: () => tenants.platform.$count(jobs, eq(jobs.state, "queued")),
  async renew(held, until, done, total) {
    const renewed = await tenants.platform
      .update(jobs)
      .set({ dueAt: until, done, total })
      .where(isHeldBy(held))
      .returning({ id: jobs.id });
    return renewed.length > 0;
  },
  async release(held, at, isCounted) {
    await tenants.platform
      .update(jobs)
      .set({ state: "queued", holder: null, dueAt: at, attempts: held.attempts - (isCounted ? 0 : 1) })
      .where(isHeldBy(held));
  },
  async reclaim(now) {
    await tenants.platform.update(jobs).set({ dueAt: now }).where(eq(jobs.state, "running"));
  },
  async takeUntold(types) {
    const [untold] = await queryRows<UntoldJob>(
      tenants.platform,
      sql`select id, client_id as "clientId", asker_id as "askerId", asker_client_id as "askerClientId" from jobs
          where told_id is null and state in ('done', 'failed') and type = any(${sql.param([...types])}::text[])
          order by finished_at limit 1 for update skip locked`,
    );
    return untold ?? null;
  },
  async setTold(id, toldId) {
    await tenants.platform.update(jobs).set({ toldId }).where(eq(jobs.id, id));
  },
  async prune(before, kept) {
    await tenants.platform.execute(
      sql`delete from jobs where state in ('done', 'failed') and finished_at < ${before}
          and not (type = any(${sql.param([...kept])}::text[]) and not exists (
            select from jobs newer where newer.client_id = jobs.client_id and newer.type = jobs.type
            and (newer.created_at, newer.id) > (jobs.created_at, jobs.id)))`,
    );
  },
  async pruneType(type, before) {
    const isOver = inArray(jobs.state, ["done", "failed"]);
    await tenants.platform.delete(jobs).where(and(eq(jobs.type, type), isOver, lt(jobs.finishedAt, before)));
  },
});
