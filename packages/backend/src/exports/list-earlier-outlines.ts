// Knows for which former versions of a product a package must read progress: a learner's host keeps what an older
// package wrote.
import { computeOutlineHash, type Outline, readOutline } from "@academiz/domain/scorm";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { StoredConfig, Tenancy } from "../ports/index.ts";

/** How many publications are read: older ones have no learner left. */
const MOST = 50;
/** How many exported drafts are read as well. */
const MOST_DRAFTS = 50;

/**
 * First those of publications, then those of exported drafts, each the newest first; equal outlines once. A content
 * that can no longer be read (null) is left out.
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

/** Called before anybody has the package: later drafts and publications will read what learners did in it. */
export async function keepDraftOutline(
  world: Pick<World, "products" | "clock">,
  tenancy: Tenancy,
  slug: string,
  outline: Outline,
): Promise<void> {
  const kept = { hash: computeOutlineHash(outline), outline: { ...outline }, exportedAt: toIso(world.clock.now()) };
  await world.products.keepExportedOutline(tenancy, slug, kept, MOST_DRAFTS);
}
