// Knows which perimeter a learner's token opens.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../outcome.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { keepAdmitting } from "./keep-admitting.ts";

/** A link's token opens its own perimeter alone; another one, every perimeter that is open to the user at home. */
export async function findPerimeter(
  world: Pick<World, "perimeters" | "users" | "clients" | "clock">,
  actor: Actor,
  slug: string,
): Promise<Result<PerimeterRecord, Refusal>> {
  if (actor.binding !== null && actor.binding !== slug) return refuse("scope.refused");
  const perimeter = await world.perimeters.findOpen(actor.home, slug, toIso(world.clock.now()));
  const [admitted] = await keepAdmitting(world, actor.home, actor.userId, perimeter ? [perimeter] : []);
  return admitted ? succeed(admitted) : refuse("not-found");
}
