// Knows what a content may lead to: products of its own client, and a section to no section (decisions 2, §3.217).
import type { ProductType } from "@academiz/domain/catalog";
import type { Fault } from "@academiz/domain/kernel";
import { type Result, succeed } from "@academiz/domain/kernel";
import type { ProductContent } from "@academiz/domain/products";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, NamedByContent } from "../ports/index.ts";

/**
 * What a content names, or `content.invalid` when it leads to a product that the client does not have;
 * `content.section-inside` for a section in a section, which would wait for itself in the end.
 */
export async function judgeNamed(
  world: Pick<World, "products">,
  actor: Actor,
  type: ProductType,
  { documents, products }: Pick<ProductContent, "documents" | "products">,
): Promise<Result<NamedByContent, Refusal>> {
  const found = await world.products.listKnown(actor, products);
  const known = new Set(found.map(({ slug }) => slug));
  const faults = products
    .filter((slug) => !known.has(slug))
    .map((slug): Fault => ({ path: ["products", slug], message: "there is no such product" }));
  if (faults.length > 0) return refuse("content.invalid", { faults });
  if (type === "section" && found.some((one) => one.type === "section")) return refuse("content.section-inside");
  return succeed({ documents: documents.map(({ slug }) => slug), products });
}
