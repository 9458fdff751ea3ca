// Knows how an author opens a learniz (§7.81).
import type { LearnizProductAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { describeProduct } from "./describe-product.ts";

export async function readLearniz(
  world: Pick<World, "products" | "documents">,
  actor: Actor,
  slug: string,
): Outcome<LearnizProductAnswer> {
  const product = await world.products.read(actor, slug);
  return product ? succeed(await describeProduct(world, product)) : refuse("not-found");
}
