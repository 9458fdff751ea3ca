// Knows how authors see how far the learners of a learniz are.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, LearnerProgress } from "../ports/index.ts";
import type { World } from "../world.ts";

export async function listLearners(
  world: Pick<World, "products" | "progress">,
  actor: Actor,
  slug: string,
): Outcome<{ readonly learners: LearnerProgress[] }> {
  if (!(await world.products.read(actor, slug))) return refuse("not-found");
  return succeed({ learners: [...(await world.progress.listLearners(actor, slug))] });
}
