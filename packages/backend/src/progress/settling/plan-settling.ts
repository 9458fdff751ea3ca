// Knows how it is planned that the results of many are followed, once the transaction that stores them is committed.
import { toIso } from "../../ground/time.ts";
import type { Repositories, World } from "../../ground/world.ts";
import type { Actor } from "../../ports/index.ts";

export const RESULTS_SETTLING = "results-settling";

type Planning = Pick<World, "clock" | "dice">;

/** Of a section: what it is to those who began its products; of another product: what it is to paths and sections. */
export const planSettling = (
  { jobs }: Pick<Repositories, "jobs">,
  { clock, dice }: Planning,
  { clientId, userId, home }: Actor,
  productSlug: string,
): Promise<unknown> =>
  jobs.add(
    {
      id: dice.createId(),
      clientId,
      type: RESULTS_SETTLING,
      lane: null,
      askerId: userId,
      askerClientId: home.clientId,
      input: { productSlug },
      fileKey: null,
    },
    toIso(clock.now()),
  );

/** The same of a product, where a published path or section leads to it. */
export async function planFollowing(
  inside: Pick<Repositories, "jobs" | "products">,
  world: Planning,
  actor: Actor,
  productSlug: string,
): Promise<void> {
  const leads = await inside.products.listLeads(actor, [productSlug]);
  if (leads.some(({ used }) => used === productSlug)) await planSettling(inside, world, actor, productSlug);
}
