// Knows what a learner's result means for the paths that they are on (decisions 10).
import { toIso } from "../ground/time.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { ProductResult, Tenancy } from "../ports/index.ts";
import { type Advancing, type Around, advanceRun } from "./advance-run.ts";

/**
 * Runs in the transaction that stores the result. For a learner who is on no path with this product, it reads an index
 * once. A path that is closed to its learner stands still, and takes up the result when they read the path again.
 */
export async function followResult(
  inside: Advancing,
  world: Around,
  tenancy: Tenancy,
  userId: string,
  result: ProductResult,
): Promise<void> {
  const leading = await inside.pathRuns.holdLeading(tenancy, userId, result.product, toIso(world.clock.now()));
  for (const run of await keepAdmitting(inside, tenancy, userId, leading))
    await advanceRun(inside, world, tenancy, userId, run, [{ type: "renewed" }, { type: "result", ...result }]);
}
