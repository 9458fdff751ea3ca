// Knows what a content may lead to: products of its own client, a section to no section, and nothing that leads back
// to it (decisions 2, §3.217).
import type { ProductType } from "@academiz/domain/catalog";
import type { Fault } from "@academiz/domain/kernel";
import { type Result, succeed } from "@academiz/domain/kernel";
import { PRODUCT_KINDS, type ProductContent } from "@academiz/domain/products";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, KnownProduct, NamedByContent } from "../ports/index.ts";

/** What leads to other products. */
const LEADING: readonly ProductType[] = ["coursiz", "section"];

/**
 * What a content names, or `content.invalid` when it leads to a product that the client does not have;
 * `content.section-inside` for a section in a section, `content.circle` for a path or a section that leads back to
 * itself: each would wait for itself in the end. `slug`: of the product that it is the content of, once there is one.
 */
export async function judgeNamed(
  world: Pick<World, "products">,
  actor: Actor,
  { type, slug }: { readonly type: ProductType; readonly slug?: string },
  { documents, products }: Pick<ProductContent, "documents" | "products">,
): Promise<Result<NamedByContent, Refusal>> {
  const found = await world.products.listKnown(actor, products);
  const known = new Set(found.map(({ slug }) => slug));
  const faults = products
    .filter((slug) => !known.has(slug))
    .map((slug): Fault => ({ path: ["products", slug], message: "there is no such product" }));
  if (faults.length > 0) return refuse("content.invalid", { faults });
  if (type === "section" && found.some((one) => one.type === "section")) return refuse("content.section-inside");
  if (slug !== undefined && LEADING.includes(type) && (await leadsTo(world, actor, found, slug)))
    return refuse("content.circle");
  return succeed({ documents: documents.map(({ slug }) => slug), products });
}

/** Paths lead to sections and sections to paths, however far; each is read once. */
async function leadsTo(
  { products }: Pick<World, "products">,
  actor: Actor,
  from: readonly KnownProduct[],
  slug: string,
): Promise<boolean> {
  const seen = new Set<string>();
  for (let next = from; next.length > 0; ) {
    const leading = next.filter((one) => LEADING.includes(one.type) && !seen.has(one.slug));
    if (leading.some((one) => one.slug === slug)) return true;
    const typeOf = new Map(leading.map((one) => [one.slug, one.type]));
    for (const one of typeOf.keys()) seen.add(one);
    const contents = leading.length > 0 ? await products.listContents(actor, [...typeOf.keys()]) : [];
    const named = contents.flatMap(({ slug: of, content }) => {
      const type = typeOf.get(of);
      const read = type && PRODUCT_KINDS[type].read(content);
      return read?.ok ? read.value.products : [];
    });
    next = await products.listKnown(actor, [...new Set(named)]);
  }
  return false;
}
