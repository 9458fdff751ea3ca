// Knows what a learner's result means for the sections that its product stands in (decisions 10).
import { measureSection } from "@academiz/domain/plays";
import { readSectionProducts } from "@academiz/domain/products";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { SectionPlace, Tenancy } from "../ports/index.ts";
import { followAll } from "./follow-progress.ts";
import { noteEnds } from "./note-ends.ts";

export type SectionStage = Pick<Repositories, "sections" | "products" | "progress" | "histories" | "users" | "clients">;

/**
 * Runs in the transaction that stores the result. For a product that stands in no section, it reads an index once.
 */
export async function followSections(
  inside: SectionStage,
  { clock }: Pick<World, "clock">,
  tenancy: Tenancy,
  userId: string,
  productSlug: string,
): Promise<void> {
  const places = await inside.sections.holdContaining(tenancy, userId, productSlug, toIso(clock.now()));
  for (const place of await keepAdmitting(inside, tenancy, userId, places))
    await settleSection(inside, { clock }, tenancy, place, [userId]);
}

/**
 * Stores what follows from the results of these people, who are held. Somebody who began none of its products has
 * none.
 */
export async function settleSection(
  inside: SectionStage,
  { clock }: Pick<World, "clock">,
  tenancy: Tenancy,
  { slug: perimeterSlug, productSlug, publishedAt, config }: Omit<SectionPlace, "audience">,
  userIds: readonly string[],
): Promise<void> {
  const products = await listParts(inside, tenancy, config);
  const [results, complete] = [
    await inside.sections.listResults(tenancy, userIds, products),
    await inside.sections.listComplete(tenancy, perimeterSlug, userIds),
  ];
  const followings = userIds.flatMap((userId) => {
    const own = results.filter((one) => one.userId === userId);
    const result = measureSection(products, own, complete.has(userId));
    if (!result) return [];
    const summary = { ...result, score: result.score ?? null };
    return [{ userId, progress: { publishedDate: publishedAt, ...result }, summary }];
  });
  await followAll(inside, tenancy, perimeterSlug, followings, clock.now());
  const ended = followings
    .filter(({ userId }) => !complete.has(userId))
    .map(({ userId, summary }) => ({ userId, slug: productSlug, summary }));
  await noteEnds(inside, tenancy, { perimeterSlug, type: "section" }, ended, clock.now());
}

/** Slugs of its products, in their order, without those that no longer exist. */
export async function listParts(
  { products }: Pick<Repositories, "products">,
  tenancy: Tenancy,
  config: SectionPlace["config"],
): Promise<readonly string[]> {
  const slugs = readSectionProducts(config);
  const known = new Set((await products.listKnown(tenancy, slugs)).map(({ slug }) => slug));
  return slugs.filter((slug) => known.has(slug));
}
