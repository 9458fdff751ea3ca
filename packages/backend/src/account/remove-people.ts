// Knows what is removed with people's accounts: the exports that they made, which concern them and which nobody else
// sees.
import { PRODUCT_EXPORT } from "../exports/export-job.ts";
import type { Repositories } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

/** Call it inside the transaction that removes the people. */
export async function removePeople(
  inside: Pick<Repositories, "jobs" | "users">,
  tenancy: Tenancy,
  ids: readonly string[],
  createId: () => string,
): Promise<void> {
  await inside.jobs.forgetAskers(tenancy, PRODUCT_EXPORT, ids);
  await inside.users.remove(tenancy, ids, createId);
}
