// Knows how what follows from the results of many is stored: by a job, a portion after the other. Again, it changes
// nothing.
import { widenAudience } from "@academiz/domain/clients";
import { readSectionProducts } from "@academiz/domain/products";
import type { JobKind, JobTools } from "../../ground/job-kind.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { SectionPlace, Tenancy } from "../../ports/index.ts";
import { followResult } from "../follow-result.ts";
import { settleSections } from "../follow-sections.ts";
import type { SectionEnd } from "./plan-settling.ts";

/** How many people are looked up at once, and followed in sections in one transaction. */
const PORTION = 500;

interface Settling {
  readonly places: readonly SectionPlace[];
  /** Products: whoever began one of them is followed. */
  readonly begun: readonly string[];
}

/** Whoever looks after these people reads their results before they come back. */
export const settleResults: JobKind = async (world, job, tools) => {
  const productSlug = String(job.input["productSlug"]);
  const ends = readEnds(job.input["ends"]);
  if (ends) {
    await settleEnds(world, job, productSlug, ends, tools);
    return async () => ({ state: "done", result: { runs: ends.length, sections: 0 } });
  }
  const runs = await settleRuns(world, job, productSlug, tools);
  const { places, begun } = await findSettling(world, job, productSlug);
  for (const place of places) await settlePlace(world, job, place, begun, tools);
  return async () => ({ state: "done", result: { runs, sections: places.length } });
};

/** People who ended a section, as `planSectionEnds` names them; null where the results of everybody are followed. */
const readEnds = (stored: unknown): readonly SectionEnd[] | null =>
  Array.isArray(stored)
    ? stored.map((one: Readonly<Record<string, unknown>>) => ({
        userId: String(one["userId"]),
        score: typeof one["score"] === "number" ? one["score"] : null,
      }))
    : null;

async function settleEnds(
  world: World,
  tenancy: Tenancy,
  product: string,
  ends: readonly SectionEnd[],
  { pause }: JobTools,
): Promise<void> {
  for (const { userId, score } of ends) {
    await world.transact(tenancy, (inside) =>
      followResult(inside, world, tenancy, userId, { product, status: "COMPLETE", score }),
    );
    await pause();
  }
}

/** One learner in a transaction: nobody waits for another one's paths. */
async function settleRuns(world: World, tenancy: Tenancy, product: string, { pause }: JobTools): Promise<number> {
  let moved = 0;
  for (let after: string | null = null; ; ) {
    const now = toIso(world.clock.now());
    const behind = await world.pathRuns.listBehind(tenancy, product, { now, after, limit: PORTION });
    for (const { userId, score } of behind) {
      await world.transact(tenancy, (inside) =>
        followResult(inside, world, tenancy, userId, { product, status: "COMPLETE", score }),
      );
      moved += 1;
      await pause();
    }
    after = behind.at(-1)?.userId ?? null;
    if (after === null || behind.length < PORTION) return moved;
  }
}

/** Of a section also those who began it with a product that is taken out now. */
async function findSettling(world: World, tenancy: Tenancy, productSlug: string): Promise<Settling> {
  const now = toIso(world.clock.now());
  const product = await world.products.read(tenancy, productSlug);
  if (product?.type !== "section")
    return { places: await world.sections.listContaining(tenancy, productSlug, now), begun: [productSlug] };
  const { config } = product;
  const open = config ? await world.perimeters.listOpenOfProduct(tenancy, productSlug, now) : [];
  const places = open.slice(0, 1).map((place) => ({ ...place, config: config ?? {} }));
  return { places, begun: [...readSectionProducts(config ?? {}), productSlug] };
}

async function settlePlace(
  world: World,
  tenancy: Tenancy,
  place: SectionPlace,
  begun: readonly string[],
  { pause }: JobTools,
): Promise<void> {
  const client = await world.clients.read(tenancy);
  if (!client) return;
  const { audience } = place;
  const members = audience.everyone ? null : await world.users.listPlaced(tenancy, widenAudience(audience, client));
  const meant = members && new Set(members.map(({ id }) => id));
  for (let after: string | null = null; ; ) {
    const found = await world.sections.listLearners(tenancy, begun, after, PORTION);
    const ids = meant ? found.filter((id) => meant.has(id)) : found;
    await world.transact(tenancy, async (inside) => {
      await inside.sections.hold(tenancy, ids);
      await settleSections(inside, world, tenancy, [place], ids);
    });
    await pause();
    after = found.at(-1) ?? null;
    if (after === null || found.length < PORTION) return;
  }
}
