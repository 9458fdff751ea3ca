// Knows how a product gets tags of its client, and loses them (§3.34): at once, without a new version of what is
// written.
import { changeTags, type TagChange } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function tagProduct(
  world: Pick<World, "products">,
  actor: Actor,
  place: ProductPlace,
  change: TagChange,
): Outcome<{ tags: string[] }> {
  const found = await findProduct(world, actor, place);
  if (!found.ok) return found;
  const tags = await world.products.retag(actor, place.slug, (own, words) => changeTags(own, words, change));
  if (!tags) return refuse("not-found");
  if (!tags.ok) return refuse(tags.error === "unknown" ? "tag.unknown" : "tags.too-many");
  return succeed({ tags: [...tags.value] });
}
