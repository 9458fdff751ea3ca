// Knows how the courses of a product are found, of its present and of its earlier publications.
import { type CompiledLearniz, compileLearniz } from "@academiz/domain/learniz";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { PerimeterRecord, StoredConfig, Tenancy } from "../ports/index.ts";
import { readConfig } from "./read-config.ts";

type Shelf = Pick<World, "products" | "courses">;
/** Whose course, and which publication is the present one. */
type Published = Tenancy & Pick<PerimeterRecord, "productSlug" | "publishedAt">;

/** What is published now, compiled once a publication. Null when there is nothing. */
export const findCourse = (shelf: Shelf, perimeter: Published): Promise<CompiledLearniz | null> =>
  take(shelf, perimeter, perimeter.publishedAt, async () => {
    const product = await shelf.products.read(perimeter, perimeter.productSlug);
    return product?.config ?? null;
  });

/**
 * What was published at the date that a progress names. Null when it names none, or one at which this product was not
 * published.
 */
export async function findEarlierCourse(
  shelf: Shelf,
  perimeter: Published,
  publishedDate: unknown,
): Promise<CompiledLearniz | null> {
  const instant = readInstant(publishedDate);
  if (instant === null || toIso(instant) !== publishedDate) return null;
  return take(shelf, perimeter, publishedDate, () =>
    shelf.products.readPublication(perimeter, perimeter.productSlug, publishedDate),
  );
}

async function take(
  { courses }: Shelf,
  { productSlug }: Published,
  publishedAt: string,
  read: () => Promise<StoredConfig | null>,
): Promise<CompiledLearniz | null> {
  const key = `${productSlug} ${publishedAt}`;
  const known = courses.get(key, () => null);
  if (known) return known;
  const config = await read();
  const content = config && readConfig(config);
  return content?.ok ? courses.get(key, () => compileLearniz(content.value)) : null;
}
