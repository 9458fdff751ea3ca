// Knows what depends on a session of a classiz (§7.115).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";
import { listMeans } from "./list-means.ts";

interface MeanUse {
  /** It has slots. */
  readonly used: boolean;
  readonly slots: number;
  readonly enrolments: number;
  readonly signatures: number;
}

/** `not-found` for a session that the product does not name, and on which nothing depends. */
export async function readMeanUse(
  world: Pick<World, "products" | "slots">,
  actor: Actor,
  place: { readonly slug: string; readonly mean: string },
): Outcome<MeanUse> {
  const product = await findProduct(world, actor, { type: "classiz", slug: place.slug });
  if (!product.ok) return product;
  const means = listMeans(product.value);
  const uses = await world.slots.countUses(actor, place.slug, place.mean);
  if (uses.slots === 0 && !means.includes(place.mean)) return refuse("not-found");
  return succeed({ used: uses.slots > 0, ...uses });
}
