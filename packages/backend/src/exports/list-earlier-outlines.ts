// Knows which versions of a product a package must be able to read a progress of: a learner's host keeps what an older
// package wrote.
import { computeOutlineHash, type Outline, readOutline } from "@academiz/domain/scorm";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { StoredConfig, Tenancy } from "../ports/index.ts";

/** More publications are not looked through: what is older than so many has no learner left. */
const MOST = 50;
/** Of drafts that were exported, beside them. */
const MOST_DRAFTS = 50;

/**
 * Of what was published, then of the drafts that were exported, each the newest first; one for all of the same parts. A
 * content that cannot be read any more (null) is left out.
 */
export async function listEarlierOutlines(
  world: Pick<World, "products">,
  tenancy: Tenancy,
  slug: string,
  outline: (config: StoredConfig) => Outline | null,
): Promise<readonly Outline[]> {
  const [publications, drafts] = await Promise.all([
    world.products.listPublications(tenancy, slug, MOST),
    world.products.listExportedOutlines(tenancy, slug),
  ]);
  const outlines = [...publications.map(outline), ...drafts.map(readOutline)].flatMap((one) => one ?? []);
  return [...new Map(outlines.map((one) => [computeOutlineHash(one), one])).values()];
}

/** Before anybody has the package: what learners do in it is read by those of later drafts and publications. */
export async function keepDraftOutline(
  world: Pick<World, "products" | "clock">,
  tenancy: Tenancy,
  slug: string,
  outline: Outline,
): Promise<void> {
  const kept = { hash: computeOutlineHash(outline), outline: { ...outline }, exportedAt: toIso(world.clock.now()) };
  await world.products.keepExportedOutline(tenancy, slug, kept, MOST_DRAFTS);
}
