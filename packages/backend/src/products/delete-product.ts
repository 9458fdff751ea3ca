// Knows how a product is deleted (§7.87).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function deleteProduct(
  world: Pick<World, "products" | "transact">,
  actor: Actor,
  place: ProductPlace,
): Outcome<undefined> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const isGone = await world.transact(actor, (inside) => inside.products.remove(actor, place.slug));
  return isGone ? succeed(undefined) : refuse("not-found");
}
