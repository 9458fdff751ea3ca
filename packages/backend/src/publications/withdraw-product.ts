// Knows how a product is taken back from learners: nobody finds or opens it, and nothing of it is lost (decisions 4).
import type { ProductAnswer } from "@academiz/contract";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";
import { answerSave } from "../products/save-product.ts";

/**
 * What is published, its perimeters and what learners did in it stay as they are: the next publication that is visible
 * brings them back. The draft is the same one, so its version is: whoever edits it meanwhile meets nothing new.
 */
export async function withdrawProduct(
  world: Pick<World, "products"> & Parameters<typeof answerSave>[0],
  actor: Actor,
  place: ProductPlace,
): Outcome<ProductAnswer> {
  const found = await findProduct(world, actor, place);
  if (!found.ok) return found;
  return answerSave(world, await world.products.hide(actor, place.slug));
}
