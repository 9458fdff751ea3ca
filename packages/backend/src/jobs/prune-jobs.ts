// Knows which jobs are deleted: a month after their end, except the last import of a client, whose file can be
// downloaded (§7.38); exports after a week.
import { EXPORT_KEPT, PRODUCT_EXPORT } from "../exports/export-job.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { USER_IMPORT } from "../user-imports/import-job.ts";

/** Milliseconds. */
const KEPT = 30 * 86_400_000;

export async function pruneJobs({ jobs, clock }: Pick<World, "jobs" | "clock">): Promise<void> {
  const now = clock.now();
  await jobs.prune(toIso(now - KEPT), [USER_IMPORT]);
  await jobs.pruneType(PRODUCT_EXPORT, toIso(now - EXPORT_KEPT));
}
