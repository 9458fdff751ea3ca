// Knows what a super administrator reads of the platform: its jobs, what its clients keep, its mails.
import type { AnswerOf, system } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { isRepeatable } from "./repeat-job.ts";

/** Jobs that wait or run, jobs that failed, and clients that are told: the others are counted. */
const MOST = 50;

export async function readOperation({
  operation,
}: Pick<World, "operation">): Outcome<AnswerOf<typeof system.readOperation>> {
  const [counts, jobs, storage, mails] = await Promise.all([
    operation.countJobs(),
    operation.listJobs(MOST),
    operation.listStorage(MOST),
    operation.countMails(),
  ]);
  return succeed({
    jobs: { ...counts, rows: jobs.map((job) => ({ ...job, mayRepeat: isRepeatable(job) })) },
    storage: { bytes: storage.bytes, clients: [...storage.clients] },
    mails: { ...mails },
  });
}
