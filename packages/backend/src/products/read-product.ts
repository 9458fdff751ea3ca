// Knows how an author opens a product (§7.81).
import type { ProductAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { describeProduct } from "./describe-product.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function readProduct(
  world: Pick<World, "products" | "documents">,
  actor: Actor,
  place: ProductPlace,
): Outcome<ProductAnswer> {
  const product = await findProduct(world, actor, place);
  return product.ok ? succeed(await describeProduct(world, product.value)) : product;
}
