// Knows that people are told when the window of a product opens, though nobody does anything at that moment (decisions
// 4).
import type { JobKind } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, Dice, JobRecord, NewJob } from "../ports/index.ts";
import { announceProduct } from "./announce-product.ts";

export const PRODUCT_OPENING = "product-opening";

/**
 * Plans the announcement for the moment when the window opens, `opensAt` (ISO) or null; it replaces the former plan.
 * Runs in the transaction that sets the window. One that is due already stays: it announces what is open then.
 */
export async function planOpening(
  { jobs }: Pick<Repositories, "jobs">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  actor: Actor,
  productSlug: string,
  opensAt: string | null,
): Promise<void> {
  const now = toIso(clock.now());
  await jobs.forgetPlanned(actor, PRODUCT_OPENING, { productSlug }, now);
  if (opensAt !== null && opensAt > now) await jobs.add(makeOpening(dice, actor, productSlug), now, opensAt);
}

const makeOpening = (dice: Dice, actor: Actor, productSlug: string): NewJob => ({
  id: dice.createId(),
  clientId: actor.clientId,
  type: PRODUCT_OPENING,
  lane: null,
  askerId: actor.userId,
  askerClientId: actor.home.clientId,
  input: { productSlug },
  fileKey: null,
});

export const openProduct: JobKind = async (world, job) => async (inside) => {
  const product = await inside.products.read(job, String(job.input["productSlug"]));
  const teller = { clientId: job.clientId, userId: job.askerId };
  const dispatch = product && (await announceProduct(inside, world, teller, product, "all"));
  return { state: "done", result: { dispatch } };
};

/** The sending of an opening that was announced; null when nobody was told. */
export const readDispatch = ({ result }: Pick<JobRecord, "result">): string | null =>
  typeof result?.["dispatch"] === "string" ? result["dispatch"] : null;
