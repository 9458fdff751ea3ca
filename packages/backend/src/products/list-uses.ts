// Knows where a product is used, before it is changed or deleted (§7.90).
import type { ProductUsesAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

/**
 * The products that lead to it, the perimeter that it is available in, and how many learners have begun it; of a
 * classiz also its slots, who has a place in them, and what was signed.
 */
export async function listProductUses(
  world: Pick<World, "products" | "perimeters" | "progress" | "slots">,
  actor: Actor,
  slug: string,
): Outcome<ProductUsesAnswer> {
  if (!(await world.products.read(actor, slug))) return refuse("not-found");
  const [leading, perimeter, learners, held] = await Promise.all([
    world.products.listLeading(actor, slug),
    world.perimeters.findOfProduct(actor, slug),
    world.progress.countLearners(actor, slug),
    world.slots.countUses(actor, slug, null),
  ]);
  return succeed({
    products: [...leading],
    perimeters: perimeter ? [{ slug: perimeter.slug, name: perimeter.name }] : [],
    learners,
    ...held,
  });
}
