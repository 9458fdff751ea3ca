// Knows the figures about all clients together that the operator of the platform is shown.
import type { Operation, PlatformJob } from "@academiz/backend/ports";
import { asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { clients, documents, jobs, mails } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";

const WEIGHT = sql<string>`coalesce(sum(${documents.size}::bigint + coalesce(${documents.originalSize}, 0)), 0)`;
const OPEN = ["queued", "running"] as const;

export const createOperation = (tenants: Tenants): Operation => ({
  async countJobs() {
    const of = (state: "queued" | "running" | "failed") => tenants.platform.$count(jobs, eq(jobs.state, state));
    const [queued, running, failed] = await Promise.all([of("queued"), of("running"), of("failed")]);
    return { queued, running, failed };
  },
  async listJobs(limit): Promise<readonly PlatformJob[]> {
    const select = () =>
      tenants.platform
        .select({
          id: jobs.id,
          clientName: clients.name,
          type: jobs.type,
          state: jobs.state,
          attempts: jobs.attempts,
          error: jobs.error,
          createdAt: jobs.createdAt,
          dueAt: jobs.dueAt,
          finishedAt: jobs.finishedAt,
        })
        .from(jobs)
        .innerJoin(clients, eq(clients.id, jobs.clientId));
    const [open, failed] = await Promise.all([
      select()
        .where(inArray(jobs.state, [...OPEN]))
        .orderBy(asc(jobs.dueAt), asc(jobs.id))
        .limit(limit),
      select().where(eq(jobs.state, "failed")).orderBy(desc(jobs.finishedAt), desc(jobs.id)).limit(limit),
    ]);
    return [...open, ...failed];
  },
  async findHome(jobId) {
    if (!isId(jobId)) return null;
    const [found] = await tenants.platform.select({ clientId: jobs.clientId }).from(jobs).where(eq(jobs.id, jobId));
    return found ?? null;
  },
  async listStorage(limit) {
    const [all, rows] = await Promise.all([
      tenants.platform.select({ bytes: WEIGHT }).from(documents),
      tenants.platform
        .select({ clientId: documents.clientId, clientName: clients.name, files: count(), bytes: WEIGHT })
        .from(documents)
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .groupBy(documents.clientId, clients.name)
        .orderBy(desc(WEIGHT), asc(clients.name))
        .limit(limit),
    ]);
    const weighed = rows.map(({ bytes, ...client }) => ({ ...client, bytes: Number(bytes) }));
    return { clients: weighed, bytes: Number(all[0]?.bytes ?? 0) };
  },
  async countMails() {
    const rows = await tenants.platform
      .select({ status: mails.status, mails: count() })
      .from(mails)
      .where(inArray(mails.status, ["queued", "failed", "kept"]))
      .groupBy(mails.status);
    const of = (status: string) => rows.find((row) => row.status === status)?.mails ?? 0;
    return { queued: of("queued"), failed: of("failed"), kept: of("kept") };
  },
});
