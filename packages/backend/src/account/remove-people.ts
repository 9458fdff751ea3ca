// Knows what goes with people whose accounts go: the exports that they had made, which tell of them and which nobody
// else sees.
import { PRODUCT_EXPORT } from "../exports/export-job.ts";
import type { Repositories } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

/** Inside the transaction of whoever removes them. */
export async function removePeople(
  inside: Pick<Repositories, "jobs" | "users">,
  tenancy: Tenancy,
  ids: readonly string[],
  createId: () => string,
): Promise<void> {
  await inside.jobs.forgetAskers(tenancy, PRODUCT_EXPORT, ids);
  await inside.users.remove(tenancy, ids, createId);
}
