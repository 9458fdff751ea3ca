// Knows how authors see what was published of a product, and open one publication (§3.68).
import type { ProductAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { readContent } from "../contents/read-content.ts";
import { describeDocument, findDocuments } from "../documents/document-files.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";

export interface ListedPublication {
  readonly publishedAt: string;
  readonly publishedBy: { readonly name: string; readonly isYou: boolean } | null;
}

export async function listPublications(
  world: Pick<World, "products">,
  actor: Actor,
  place: ProductPlace,
): Outcome<{ readonly publications: ListedPublication[] }> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const rows = await world.products.listPublicationRows(actor, place.slug);
  return succeed({
    publications: rows.map(({ publishedAt, publishedBy }) => ({
      publishedAt,
      publishedBy: publishedBy && { name: publishedBy.name, isYou: publishedBy.userId === actor.userId },
    })),
  });
}

/** As it was published, whatever version its content had then. */
export async function showPublication(
  world: Pick<World, "products" | "documents">,
  actor: Actor,
  { publishedAt, ...place }: ProductPlace & { readonly publishedAt: string },
): Outcome<
  Pick<ProductAnswer, "documentFiles"> & { readonly publishedAt: string; readonly config: Record<string, unknown> }
> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  // Any other writing of a date is none that was told.
  const instant = readInstant(publishedAt);
  if (instant === null || toIso(instant) !== publishedAt) return refuse("not-found");
  const config = await world.products.readPublication(actor, place.slug, publishedAt);
  if (!config) return refuse("not-found");
  const content = readContent(place.type, config);
  const documents = await findDocuments(world, product.value, content.ok ? [content.value] : []);
  return succeed({ publishedAt, config: { ...config }, documentFiles: documents.map(describeDocument) });
}
