// Knows which exports somebody may see: their own, of the client that they work in, until they expire.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, JobRecord } from "../ports/index.ts";
import { computeExpiry, PRODUCT_EXPORT } from "./export-job.ts";

export async function findExport(
  world: Pick<World, "clock">,
  { jobs }: Pick<Repositories, "jobs">,
  actor: Actor,
  id: string,
): Outcome<JobRecord> {
  const job = await jobs.read(actor, id);
  if (job?.type !== PRODUCT_EXPORT || job.askerId !== actor.userId) return refuse("not-found");
  const expiry = computeExpiry(job);
  return expiry !== null && Date.parse(expiry) <= world.clock.now() ? refuse("not-found") : succeed(job);
}
