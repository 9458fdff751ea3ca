// Knows how a product is deleted (§7.87), and that one stays at whose sessions somebody signed: it is evidence
// (decisions 11).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function deleteProduct(
  world: Pick<World, "products" | "transact">,
  actor: Actor,
  place: ProductPlace,
): Outcome<undefined> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  return world.transact(actor, async (inside): Outcome<undefined> => {
    // Nobody signs from here on. In a slot that is planned meanwhile the database itself keeps what was signed, and
    // this is done again.
    await inside.slots.holdOfProduct(actor, place.slug);
    const { signatures } = await inside.slots.countUses(actor, place.slug, null);
    if (signatures > 0) return refuse("product.signed");
    return (await inside.products.remove(actor, place.slug)) ? succeed(undefined) : refuse("not-found");
  });
}
