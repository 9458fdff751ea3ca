// Knows how it is seen that the chain of a slot is what it was when it was made, and whole.
import { type ChainedMark, type ChainHead, endsAt, findBroken } from "@academiz/domain/classiz";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

/** Marks that are read and hashed at once. */
const PORTION = 1_000;
export type Checking = Pick<World, "slots" | "digester" | "breathe">;

/**
 * False when a mark was changed, taken out, cut off the end, or hung on. Marks that are made meanwhile are left out.
 */
export async function checkChain(
  { slots, digester, breathe }: Checking,
  tenancy: Tenancy,
  slug: string,
): Promise<boolean> {
  const { head = null, last = 0 } = (await slots.readChains(tenancy, [slug])).get(slug) ?? {};
  let before: ChainHead | null = null;
  while (before === null ? last > 0 : before.number < last) {
    const found: readonly ChainedMark[] = await slots.walkMarks(tenancy, slug, before?.number ?? 0, PORTION);
    const marks = found.filter(({ number }) => number <= last);
    if (marks.length === 0 || findBroken(slug, marks, digester.sha256, before) !== null) return false;
    before = marks.at(-1) ?? null;
    await breathe();
  }
  return endsAt(before, head);
}
