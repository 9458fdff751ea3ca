// Knows how a learniz is deleted (§7.87).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";

export async function deleteLearniz(world: Pick<World, "products">, actor: Actor, slug: string): Outcome<undefined> {
  return (await world.products.remove(actor, slug)) ? succeed(undefined) : refuse("not-found");
}
