// Knows how marks of attendance are added to the chains of their slots.
import { type ChainHead, chainMarks, type Mark } from "@academiz/domain/classiz";
import { groupBy } from "../classiz/group-by.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { ChainState, SlotMark, Tenancy } from "../ports/index.ts";
import { cutPortions } from "./cut-portions.ts";

/** How many marks are hashed and written at once. */
const PORTION = 1_000;

export type NewMark = Mark & { readonly slotSlug: string };

/**
 * Call it in the transaction that holds the slots, so that no other mark comes between. The marks of each slot are
 * added in the given order.
 */
export async function addMarks(
  inside: Pick<Repositories, "slots">,
  { digester }: Pick<World, "digester">,
  tenancy: Tenancy,
  marks: readonly NewMark[],
): Promise<void> {
  const slugs = [...new Set(marks.map(({ slotSlug }) => slotSlug))];
  const chains = await inside.slots.readChains(tenancy, slugs);
  const ends = new Map(slugs.map((slug) => [slug, findEnd(chains.get(slug))]));
  for (const portion of cutPortions(marks, PORTION)) {
    const chained: SlotMark[] = [];
    for (const [slotSlug, own] of groupBy(portion, ({ slotSlug }) => slotSlug)) {
      const next = chainMarks(slotSlug, ends.get(slotSlug) ?? null, own, digester.sha256);
      ends.set(slotSlug, next.at(-1) ?? null);
      chained.push(...next.map((mark) => ({ ...mark, slotSlug })));
    }
    await inside.slots.addMarks(tenancy, chained);
  }
}

/**
 * Marks that were added or removed behind the platform's back stay visible: the next mark follows the head, under an
 * unused number.
 */
const findEnd = (chain: ChainState | undefined): ChainHead | null => {
  const { head = null, last = 0 } = chain ?? {};
  return last > (head?.number ?? 0) ? { number: last, hash: head?.hash ?? "" } : head;
};
