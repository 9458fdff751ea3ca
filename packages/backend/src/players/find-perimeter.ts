// Knows which perimeter a learner's token opens.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../outcome.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

/** A link's token opens its own perimeter alone; another one, every perimeter that is open to the user at home. */
export async function findPerimeter(
  world: Pick<World, "perimeters" | "clock">,
  actor: Actor,
  slug: string,
): Promise<Result<PerimeterRecord, Refusal>> {
  if (actor.binding !== null && actor.binding !== slug) return refuse("scope.refused");
  const perimeter = await world.perimeters.findOpen(actor.home, actor.userId, slug, toIso(world.clock.now()));
  return perimeter ? succeed(perimeter) : refuse("not-found");
}
