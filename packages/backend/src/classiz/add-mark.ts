// Knows how a mark of attendance joins the chain of its slot.
import { chainMark, type Mark } from "@academiz/domain/classiz";
import type { Tenancy } from "../ports/index.ts";
import type { Repositories, World } from "../world.ts";

/** In the transaction that holds the slot: no other mark comes between. */
export async function addMark(
  inside: Pick<Repositories, "slots">,
  { digester }: Pick<World, "digester">,
  tenancy: Tenancy,
  slug: string,
  mark: Mark,
): Promise<void> {
  const chain = (await inside.slots.listMarks(tenancy, [slug])).get(slug) ?? [];
  await inside.slots.addMark(tenancy, slug, chainMark(slug, chain.at(-1) ?? null, mark, digester.sha256));
}
