// Knows what somebody learns: the products that are open to them or that they began, and their progress in each.
import { readSectionProducts } from "@academiz/domain/products";
import { groupBy } from "../classiz/group-by.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { isCertified } from "../players/is-certified.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { AvailableProduct, ReachedProduct, Tenancy, UserRecord } from "../ports/index.ts";

type Reading = Pick<World, "users" | "clients" | "perimeters" | "products" | "progress" | "clock">;

export interface LearntProduct {
  readonly slug: string;
  readonly name: string;
  readonly type: ReachedProduct["product"]["type"];
  /** The perimeter that is open to them; null: it once was, and is no longer. */
  readonly perimeterSlug: string | null;
  /** The deadline (ISO), where it is open to them; null: none. */
  readonly dueAt: string | null;
  /** How many products it contains. */
  readonly parts: number;
  /** It is open to them, and they earned its certificate. */
  readonly isCertified: boolean;
  /** Null before they began. */
  readonly progress: ReachedProduct["progress"] | null;
}

/**
 * Products that are open to them, and those that they began before; of several perimeters of one product the best
 * result is told.
 */
export async function listLearnt(
  world: Reading,
  tenancy: Tenancy,
  { id: userId, locale }: Pick<UserRecord, "id" | "locale">,
): Promise<readonly LearntProduct[]> {
  const open = await world.perimeters.listOpen(tenancy, userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, tenancy, userId, open);
  const reached = bestOfEach(await world.progress.listReached(tenancy, userId));
  const places = groupBy(admitted, ({ productSlug }) => productSlug);
  const known = new Map([
    ...[...reached.values()].map(({ product }) => [product.slug, product] as const),
    ...admitted.map(
      ({ productSlug: slug, productName: name, productType: type }) => [slug, { slug, name, type }] as const,
    ),
  ]);
  const { compare } = new Intl.Collator(locale ?? "fr");
  const inOrder = [...known.values()].sort((one, other) => compare(one.name, other.name));
  const sections = inOrder.filter(({ type }) => type === "section").map(({ slug }) => slug);
  const contents = await world.products.listContents(tenancy, sections);
  const parts = new Map(contents.map(({ slug, content }) => [slug, readSectionProducts(content).length]));
  return inOrder.map((product) => {
    const place = findPlace(places.get(product.slug) ?? []);
    return {
      ...product,
      perimeterSlug: place?.slug ?? null,
      dueAt: place?.dueAt ?? null,
      parts: parts.get(product.slug) ?? 0,
      isCertified: place !== undefined && isCertified(place),
      progress: reached.get(product.slug)?.progress ?? null,
    };
  });
}

/** Of several that are open to them: where they earned its certificate, or are furthest; otherwise what is due first. */
const findPlace = (places: readonly AvailableProduct[]): AvailableProduct | undefined =>
  [...places].sort(
    (one, other) =>
      Number(isCertified(other)) - Number(isCertified(one)) ||
      (other.progress?.percentage ?? -1) - (one.progress?.percentage ?? -1) ||
      readDue(one) - readDue(other),
  )[0];
const readDue = ({ dueAt }: AvailableProduct): number => (dueAt === null ? Number.MAX_VALUE : Date.parse(dueAt));

/** For each product, by its slug, the perimeter with the best result. */
export function bestOfEach(rows: readonly ReachedProduct[]): ReadonlyMap<string, ReachedProduct> {
  const best = new Map<string, ReachedProduct>();
  for (const row of rows) {
    const before = best.get(row.product.slug);
    if (!before || before.progress.percentage < row.progress.percentage) best.set(row.product.slug, row);
  }
  return best;
}
