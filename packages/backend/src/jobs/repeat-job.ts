// Knows which jobs a super administrator can run again: those that broke, and left nothing behind.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { JobRecord } from "../ports/index.ts";
import { USER_IMPORT } from "../user-imports/import-job.ts";
import { JOB_KINDS } from "./job-kinds.ts";
import { JOB_FAILED } from "./run-next-job.ts";

/**
 * A person who cancelled a job, or was told why it cannot be done, asks again; whoever began an import decides about
 * it.
 */
export const isRepeatable = ({ state, error, type }: Pick<JobRecord, "state" | "error" | "type">): boolean =>
  state === "failed" && error === JOB_FAILED && type !== USER_IMPORT && type in JOB_KINDS;

export async function repeatJob(
  { operation, transact, clock }: Pick<World, "operation" | "transact" | "clock">,
  id: string,
): Outcome<undefined> {
  const home = await operation.findHome(id);
  if (!home) return refuse("not-found");
  return transact(home, async (inside) => {
    const job = await inside.jobs.hold(home, id);
    if (!job) return refuse("not-found");
    if (!isRepeatable(job)) return refuse("job.not-repeatable");
    const isBegun = await inside.jobs.again(home, id, job.input, toIso(clock.now()));
    return isBegun ? succeed(undefined) : refuse("job.under-way");
  });
}
