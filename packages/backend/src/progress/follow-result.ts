// Knows what a learner's result means for the paths that they are on (decisions 10).
import type { ProgressSummary, Tenancy } from "../ports/index.ts";
import { type Advancing, type Around, advanceRun } from "./advance-run.ts";

/** In the transaction that stores it. Who is on no path costs one look into an index. */
export async function followResult(
  inside: Advancing,
  world: Around,
  tenancy: Tenancy,
  userId: string,
  productSlug: string,
  { status, score }: Pick<ProgressSummary, "status" | "score">,
): Promise<void> {
  if (status !== "COMPLETE" && status !== "FAILED") return;
  for (const run of await inside.pathRuns.hold(tenancy, userId, null))
    await advanceRun(inside, world, tenancy, userId, run, [{ type: "result", product: productSlug, status, score }]);
}
