// Knows which jobs are forgotten: a month after their end, but for the last import of a client, whose file can be fetched (§7.38).
import { toIso } from "../time.ts";
import { USER_IMPORT } from "../user-imports/import-job.ts";
import type { World } from "../world.ts";

/** Milliseconds. */
const KEPT = 30 * 86_400_000;

export const pruneJobs = ({ jobs, clock }: Pick<World, "jobs" | "clock">): Promise<void> =>
  jobs.prune(toIso(clock.now() - KEPT), [USER_IMPORT]);
