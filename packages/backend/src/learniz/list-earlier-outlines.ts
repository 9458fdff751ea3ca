// Knows which publications a package must be able to read a progress of: a learner's host keeps what an older package wrote.
import { loadLearniz } from "@academiz/domain/learniz";
import { computeOutlineMark, makeOutline, type Outline } from "@academiz/domain/scorm";
import type { Tenancy } from "../ports/index.ts";
import type { World } from "../world.ts";

/** More publications are not looked through: what is older than so many has no learner left. */
const MOST = 50;

/** One for all publications of the same parts; one whose content cannot be read any more is left out. */
export async function listEarlierOutlines(
  world: Pick<World, "products">,
  tenancy: Tenancy,
  slug: string,
): Promise<readonly Outline[]> {
  const publications = await world.products.listPublications(tenancy, slug, MOST);
  const outlines = publications.flatMap((config) => {
    const loaded = loadLearniz(config);
    return loaded.ok ? [makeOutline(loaded.value.learniz)] : [];
  });
  return [...new Map(outlines.map((outline) => [computeOutlineMark(outline), outline])).values()];
}
