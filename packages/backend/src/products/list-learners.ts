// Knows how authors see how far the learners of a product are.
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LearnerProgress } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function listLearners(
  world: Pick<World, "products" | "progress">,
  actor: Actor,
  place: ProductPlace,
): Outcome<{ readonly learners: LearnerProgress[] }> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  return succeed({ learners: [...(await world.progress.listLearners(actor, place.slug))] });
}
