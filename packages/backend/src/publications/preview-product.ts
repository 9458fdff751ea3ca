// Knows how an author gets into the player with a draft (§2.19–§2.22, §7.88).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPlayerPath } from "../player-links/player-path.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";
import { openSession } from "../session/open-session.ts";

/**
 * A preview has no perimeter of its own, published or not: the product's slug stands for it, and the tokens open
 * nothing else.
 */
export async function previewProduct(
  world: Pick<World, "products" | "sessions" | "tokens" | "clock" | "dice" | "publicUrl">,
  actor: Actor,
  place: ProductPlace,
): Outcome<TokenPair & { readonly url: string; readonly perimeter: string }> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const { slug } = place;
  const path = findPlayerPath(place.type, slug);
  if (path === null) return refuse("player.missing");
  const pair = await openSession(world, { ...actor, scope: "preview", binding: slug }, actor.sessionId);
  return succeed({ ...pair, url: world.publicUrl + path, perimeter: slug });
}
