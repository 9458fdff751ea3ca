// Knows how it is planned that results are followed, once the transaction that stores them is committed.
import { toIso } from "../../ground/time.ts";
import type { Repositories, World } from "../../ground/world.ts";
import type { Actor, Tenancy } from "../../ports/index.ts";

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

/** Somebody who ended a section. */
export interface SectionEnd {
  readonly userId: string;
  /** 0–100; null without one. */
  readonly score: number | null;
}

/** These people ended the section: their paths go on, where a published one leads to it. */
export async function planSectionEnds(
  inside: Pick<Repositories, "jobs" | "products">,
  { clock, dice }: Planning,
  { clientId }: Tenancy,
  productSlug: string,
  ends: readonly SectionEnd[],
): Promise<void> {
  const [first] = ends;
  if (!first) return;
  const leads = await inside.products.listLeads({ clientId }, [productSlug]);
  if (!leads.some(({ used }) => used === productSlug)) return;
  await inside.jobs.add(
    {
      ...{ id: dice.createId(), clientId, type: RESULTS_SETTLING, lane: null, fileKey: null },
      ...{ askerId: first.userId, askerClientId: clientId, input: { productSlug, ends } },
    },
    toIso(clock.now()),
  );
}

/** As `planSettling`, of a product to which a published path or section leads. */
export async function planFollowing(
  inside: Pick<Repositories, "jobs" | "products">,
  world: Planning,
  actor: Actor,
  productSlug: string,
): Promise<void> {
  const leads = await inside.products.listLeads(actor, [productSlug]);
  if (leads.some(({ used }) => used === productSlug)) await planSettling(inside, world, actor, productSlug);
}
