// Knows what a content may lead to: its own client's products alone (decisions 2, §3.217).
import type { Fault } from "@academiz/domain/kernel";
import { type Result, succeed } from "@academiz/domain/kernel";
import type { ProductContent } from "@academiz/domain/products";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, NamedByContent } from "../ports/index.ts";

/** What a content names, or `content.invalid` when it leads to a product that the client does not have. */
export async function judgeNamed(
  world: Pick<World, "products">,
  actor: Actor,
  { documents, products }: Pick<ProductContent, "documents" | "products">,
): Promise<Result<NamedByContent, Refusal>> {
  const known = new Set((await world.products.listKnown(actor, products)).map(({ slug }) => slug));
  const faults = products
    .filter((slug) => !known.has(slug))
    .map((slug): Fault => ({ path: ["products", slug], message: "there is no such product" }));
  if (faults.length > 0) return refuse("content.invalid", { faults });
  return succeed({ documents: documents.map(({ slug }) => slug), products });
}
