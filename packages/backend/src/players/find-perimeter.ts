// Knows which perimeter a learner's token opens.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../outcome.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

/** A link's token opens its own perimeter alone; a session's, every one that is open to the user. */
export async function findPerimeter(
  world: Pick<World, "perimeters" | "clock">,
  actor: Actor,
  slug: string,
): Promise<Result<PerimeterRecord, Refusal>> {
  if (actor.scope === "link" && actor.binding !== slug) return refuse("scope.refused");
  const perimeter = await world.perimeters.findOpen(actor, actor.userId, slug, toIso(world.clock.now()));
  return perimeter ? succeed(perimeter) : refuse("not-found");
}
