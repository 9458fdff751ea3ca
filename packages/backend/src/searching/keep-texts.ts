// Knows that a search meets what is published now: what was published since the last one is read before.
import { listSoughtTexts } from "@academiz/domain/products";
import type { World } from "../ground/world.ts";
import type { PerimeterRecord, Tenancy } from "../ports/index.ts";

/** Products that one search reads at most: those behind them come with the next. */
const AT_ONCE = 200;
/** Contents that are in memory together. */
const TOGETHER = 20;

export async function keepTexts(
  { products, soughtTexts }: Pick<World, "products" | "soughtTexts">,
  tenancy: Tenancy,
  open: readonly Pick<PerimeterRecord, "productSlug" | "productType" | "publishedAt">[],
): Promise<void> {
  const dates = await soughtTexts.listDates(tenancy);
  const bySlug = new Map(open.map((one) => [one.productSlug, one]));
  const due = [...bySlug.values()]
    .filter(({ productSlug, publishedAt }) => dates.get(productSlug) !== publishedAt)
    .slice(0, AT_ONCE);
  for (let start = 0; start < due.length; start += TOGETHER) {
    const slugs = due.slice(start, start + TOGETHER).map(({ productSlug }) => productSlug);
    for (const { slug, content } of await products.listContents(tenancy, slugs)) {
      const product = bySlug.get(slug);
      if (product)
        await soughtTexts.keep(tenancy, slug, product.publishedAt, listSoughtTexts(product.productType, content));
    }
  }
}
