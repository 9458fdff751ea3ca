// Knows how to find out that the chain of a slot is complete and unchanged.
import { type ChainedMark, type ChainHead, endsAt, findBroken } from "@academiz/domain/classiz";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

/** How many marks are read and hashed at once. */
const PORTION = 1_000;
export type Checking = Pick<World, "slots" | "digester" | "breathe">;

/**
 * The number of the first mark that was changed, removed, cut off at the end, or added; null when the chain is whole.
 * Marks that are made meanwhile are left out.
 */
export async function checkChain(
  { slots, digester, breathe }: Checking,
  tenancy: Tenancy,
  slug: string,
): Promise<number | null> {
  const { head = null, last = 0 } = (await slots.readChains(tenancy, [slug])).get(slug) ?? {};
  let before: ChainHead | null = null;
  while (before === null ? last > 0 : before.number < last) {
    const after: number = before?.number ?? 0;
    const found: readonly ChainedMark[] = await slots.walkMarks(tenancy, slug, after, PORTION);
    const marks = found.filter(({ number }) => number <= last);
    if (marks.length === 0) return after + 1;
    const broken = findBroken(slug, marks, digester.sha256, before);
    if (broken !== null) return broken;
    before = marks.at(-1) ?? null;
    await breathe();
  }
  if (endsAt(before, head)) return null;
  // Cut off: the first missing number. Added: the first one beyond the head. Otherwise the last mark was made anew.
  const [ends, made] = [before?.number ?? 0, head?.number ?? 0];
  return ends === made ? ends : Math.min(ends, made) + 1;
}
