// Knows how an author gets into the player with a draft (§2.19–§2.22, §7.88).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { openSession } from "../session/open-session.ts";
import type { World } from "../world.ts";

/** A preview has no perimeter of its own, published or not: the product's slug stands for it, and the tokens open nothing else. */
export async function previewLearniz(
  world: Pick<World, "products" | "sessions" | "tokens" | "clock" | "dice" | "publicUrl">,
  actor: Actor,
  slug: string,
): Outcome<TokenPair & { readonly url: string; readonly perimeter: string }> {
  const product = await world.products.read(actor, slug);
  if (!product) return refuse("not-found");
  const pair = await openSession(world, { ...actor, scope: "preview", binding: slug });
  return succeed({ ...pair, url: `${world.publicUrl}/play/${slug}`, perimeter: slug });
}
