// Knows what a learner's result means for the sections that its product stands in (decisions 10).
import { measureSection, type PlayResult } from "@academiz/domain/plays";
import { readSectionProducts } from "@academiz/domain/products";
import { groupBy } from "../classiz/group-by.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { SectionPlace, StoredSection, Tenancy } from "../ports/index.ts";
import { followAll } from "./follow-progress.ts";
import { noteEnds } from "./note-ends.ts";
import { planSectionEnds } from "./settling/plan-settling.ts";

export type SectionStage = Pick<
  Repositories,
  "sections" | "products" | "progress" | "histories" | "users" | "clients" | "jobs"
>;
type SettledPlace = Omit<SectionPlace, "audience">;

/**
 * Runs in the transaction that stores the result. For a product that stands in no section, it reads an index once; for
 * others it reads as often for many sections as for one, and writes those that change.
 */
export async function followSections(
  inside: SectionStage,
  world: Pick<World, "clock" | "dice">,
  tenancy: Tenancy,
  userId: string,
  productSlug: string,
): Promise<void> {
  const places = await inside.sections.holdContaining(tenancy, userId, productSlug, toIso(world.clock.now()));
  await settleSections(inside, world, tenancy, await keepAdmitting(inside, tenancy, userId, places), [userId]);
}

/**
 * Stores what follows from the results of these people, who are held, where it is not stored already. Whoever began
 * none of its products has no result. A result is dated by the last of those it follows from, however late it is
 * stored: somebody who did nothing today was not active today. A job moves the paths on that lead to an ended section.
 */
export async function settleSections(
  inside: SectionStage,
  world: Pick<World, "clock" | "dice">,
  tenancy: Tenancy,
  places: readonly SettledPlace[],
  userIds: readonly string[],
): Promise<void> {
  if (places.length === 0 || userIds.length === 0) return;
  const named = places.map(({ config }) => readSectionProducts(config));
  const known = new Set((await inside.products.listKnown(tenancy, [...new Set(named.flat())])).map(({ slug }) => slug));
  const [results, stored] = [
    await inside.sections.listResults(tenancy, userIds, [...known]),
    await inside.sections.listStored(
      tenancy,
      places.map(({ slug }) => slug),
      userIds,
    ),
  ];
  const resultsOf = groupBy(results, ({ userId }) => userId);
  const now = world.clock.now();
  for (const [place, { slug: perimeterSlug, productSlug, publishedAt }] of places.entries()) {
    const products = named[place]?.filter((slug) => known.has(slug)) ?? [];
    const storedOf = new Map(
      stored.filter((one) => one.perimeterSlug === perimeterSlug).map((one) => [one.userId, one]),
    );
    const followings = userIds.flatMap((userId) => {
      const own = (resultsOf.get(userId) ?? []).filter(({ product }) => products.includes(product));
      const before = storedOf.get(userId) ?? null;
      const result = measureSection(products, own, before?.status ?? null);
      if (!result || (before && isSameResult(before, result))) return [];
      const summary = { ...result, score: result.score ?? null };
      const at = Math.max(...own.map(({ eventDate }) => Date.parse(eventDate)));
      return [{ userId, progress: { publishedDate: publishedAt, ...result }, summary, ...(own.length > 0 && { at }) }];
    });
    await followAll(inside, tenancy, perimeterSlug, followings, now);
    const fresh = followings.filter(({ userId }) => storedOf.get(userId)?.status !== "COMPLETE");
    const ended = fresh.map(({ userId, summary, at }) => ({ userId, slug: productSlug, summary, at }));
    await noteEnds(inside, tenancy, { perimeterSlug, type: "section" }, ended, now);
    const ends = fresh.filter(({ summary }) => summary.status === "COMPLETE");
    const told = ends.map(({ userId, summary: { score } }) => ({ userId, score }));
    await planSectionEnds(inside, world, tenancy, productSlug, told);
  }
}

/** The time alone is no news: it grows with each save of a product. */
export const isSameResult = (
  stored: Pick<StoredSection, "status" | "percentage" | "score">,
  { status, percentage, score }: Pick<PlayResult, "status" | "percentage" | "score">,
): boolean => stored.status === status && stored.percentage === percentage && stored.score === (score ?? null);
