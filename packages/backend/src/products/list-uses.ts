// Knows where a product is used, before it is changed or deleted (§7.90).
import type { ProductUsesAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";

/** The products that lead to it, the perimeter that it is available in, and how many learners have begun it. */
export async function listProductUses(
  world: Pick<World, "products" | "perimeters" | "progress">,
  actor: Actor,
  slug: string,
): Outcome<ProductUsesAnswer> {
  if (!(await world.products.read(actor, slug))) return refuse("not-found");
  const [leading, perimeter, learners] = await Promise.all([
    world.products.listLeading(actor, slug),
    world.perimeters.findOfProduct(actor, slug),
    world.progress.countLearners(actor, slug),
  ]);
  return succeed({
    products: [...leading],
    perimeters: perimeter ? [{ slug: perimeter.slug, name: perimeter.name }] : [],
    learners,
  });
}
