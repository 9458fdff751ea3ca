// Knows how an author opens a product (§7.81), and from whom they hear who saved it (§8.10).
import type { ProductAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeProduct } from "./describe-product.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function readProduct(
  world: Pick<World, "products" | "documents" | "users">,
  actor: Actor,
  place: ProductPlace,
): Outcome<ProductAnswer> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const savedBy = await nameSaver(world, actor, product.value.savedBy);
  return succeed({ ...(await describeProduct(world, product.value)), ...(savedBy && { savedBy }) });
}

/** Null if nobody is known, or the person no longer has an account of this client. */
async function nameSaver(
  world: Pick<World, "users">,
  actor: Actor,
  id: string | null,
): Promise<ProductAnswer["savedBy"] | null> {
  const user = id === null ? null : await world.users.read(actor, id);
  return user && { name: `${user.firstname} ${user.lastname}`.trim(), isYou: user.id === actor.userId };
}
