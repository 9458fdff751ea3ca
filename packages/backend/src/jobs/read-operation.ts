// Knows what a super administrator reads about the operation of the platform: its jobs, the storage of its clients,
// its mails.
import type { AnswerOf, system } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { isRepeatable } from "./repeat-job.ts";

/** How many waiting or running jobs, failed jobs, and clients are listed: the others are only counted. */
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
