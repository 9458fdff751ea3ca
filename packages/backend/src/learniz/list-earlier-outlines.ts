// Knows which publications a package must be able to read a progress of: a learner's host keeps what an older package wrote.
import { loadLearniz } from "@academiz/domain/learniz";
import { makeOutline, type Outline } from "@academiz/domain/scorm";
import type { Tenancy } from "../ports/index.ts";
import type { World } from "../world.ts";

/** More than these are not carried: each weighs some 50 characters an interactivity. */
const MOST = 50;

/** The newest first, without the one that is packed; one whose content cannot be read any more is left out. */
export async function listEarlierOutlines(
  world: Pick<World, "products">,
  tenancy: Tenancy,
  slug: string,
  publishedAt: string,
): Promise<readonly Outline[]> {
  const publications = await world.products.listPublications(tenancy, slug, MOST + 1);
  return publications
    .filter((one) => one.publishedAt !== publishedAt)
    .slice(0, MOST)
    .flatMap(({ config }) => {
      const loaded = loadLearniz(config);
      return loaded.ok ? [makeOutline(loaded.value.learniz)] : [];
    });
}
