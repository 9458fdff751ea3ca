// Knows how every server hears that there is a job to do.
import { sql } from "drizzle-orm";
import type { Db } from "./sql/db.ts";

export const JOB_CHANNEL = "academiz_jobs";

/** Called inside a transaction: heard when it is committed. */
export const announceJobs = (inside: Pick<Db, "execute">): Promise<unknown> =>
  inside.execute(sql`select pg_notify(${JOB_CHANNEL}, '')`);
