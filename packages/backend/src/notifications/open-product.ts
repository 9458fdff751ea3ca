// Knows that those whom a product is open to are told when its window opens, though nobody does anything then (decisions 4).
import type { JobKind } from "../jobs/job-kind.ts";
import type { Actor, JobRecord, NewJob } from "../ports/index.ts";
import type { World } from "../world.ts";
import { announceProduct } from "./announce-product.ts";

export const PRODUCT_OPENING = "product-opening";

/** To be done when the window opens. One that was moved meanwhile is not open then, and has another of its own. */
export const planOpening = ({ dice }: Pick<World, "dice">, actor: Actor, productSlug: string): NewJob => ({
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

/** The sending of an opening that is done; null when nobody was told. */
export const readDispatch = ({ result }: Pick<JobRecord, "result">): string | null =>
  typeof result?.["dispatch"] === "string" ? result["dispatch"] : null;
