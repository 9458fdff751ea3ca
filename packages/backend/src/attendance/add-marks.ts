// Knows how marks of attendance join the chains of their slots.
import { type ChainHead, chainMarks, type Mark } from "@academiz/domain/classiz";
import { groupBy } from "../classiz/group-by.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { ChainState, SlotMark, Tenancy } from "../ports/index.ts";
import { cutPortions } from "./cut-portions.ts";

/** Marks that are hashed and written at once. */
const PORTION = 1_000;

export type NewMark = Mark & { readonly slotSlug: string };

/** In the transaction that holds the slots: no other mark comes between. Each slot's in the order that is given. */
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
 * What was hung on or cut off behind the platform's back stays to be seen: the next mark follows the head, under a
 * number that nobody has.
 */
const findEnd = (chain: ChainState | undefined): ChainHead | null => {
  const { head = null, last = 0 } = chain ?? {};
  return last > (head?.number ?? 0) ? { number: last, hash: head?.hash ?? "" } : head;
};
