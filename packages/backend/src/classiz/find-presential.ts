// Knows to which session a file of presences belongs (§7.113, §7.114).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { listMeans } from "./list-means.ts";

export interface Presential {
  readonly perimeterSlug: string;
  readonly mean: string;
}

/** `not-found` for a session that the product does not name, and on which nothing depends. */
export async function findPresential(
  { slots, products }: Pick<World, "slots" | "products">,
  actor: Actor,
  { perimeterSlug, mean }: Presential,
): Outcome<Presential & { readonly productSlug: string }> {
  const classiz = await slots.findClassiz(actor, perimeterSlug);
  if (!classiz) return refuse("not-found");
  const { productSlug } = classiz;
  const isNamed = listMeans(await products.read(actor, productSlug)).includes(mean);
  if (!isNamed && (await slots.countUses(actor, productSlug, mean)).slots === 0) return refuse("not-found");
  return succeed({ perimeterSlug, mean, productSlug });
}
