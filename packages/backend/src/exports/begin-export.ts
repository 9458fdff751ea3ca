// Knows how an export is asked for: it is made in the background, only once even if it is asked for several times
// meanwhile.
import type { AnswerOf, ExportedType, productExports } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, JobRecord } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";
import { describeExport } from "./describe-export.ts";
import { EXPORT_KEPT, PRODUCT_EXPORT, toData } from "./export-job.ts";
import type { ExportInput } from "./prepared-export.ts";

/** For one person in one client: how many exports may wait or run, and how many are kept; the oldest are removed. */
export const MOST_UNDER_WAY = 5;
export const MOST_EXPORTS = 20;

export async function beginExport(
  world: Pick<World, "products" | "digester" | "clock" | "dice" | "transact">,
  actor: Actor,
  type: ExportedType,
  slug: string,
  input: ExportInput,
): Outcome<AnswerOf<typeof productExports.beginExport>> {
  const found = await findProduct(world, actor, { type, slug });
  if (!found.ok) return found;
  const asked = { type, slug, input };
  // Another state of the product makes another export.
  const same = JSON.stringify([actor.userId, asked, found.value.updatedAt, found.value.publishedAt]);
  const lane = `${PRODUCT_EXPORT} ${world.digester.sha256(same)}`;
  const now = world.clock.now();
  return world.transact(actor, async (inside) => {
    // The lock makes requests wait for each other, so that the count stays true until this one is added.
    await inside.clients.change(actor, () => ({}));
    const kept = await listKept(inside, actor, now);
    const waiting = kept.filter(isUnderWay);
    const alike = waiting.find((job) => job.lane === lane);
    if (alike) return succeed({ export: describeExport(alike) });
    if (waiting.length >= MOST_UNDER_WAY) return refuse("export.too-many");
    const over = kept.filter((job) => !isUnderWay(job)).slice(MOST_EXPORTS - waiting.length - 1);
    for (const one of over) await inside.jobs.remove(actor, one.id);
    const id = world.dice.createId();
    const { clientId, userId: askerId } = actor;
    const job = { id, clientId, type: PRODUCT_EXPORT, lane, askerId, askerClientId: actor.home.clientId };
    await inside.jobs.add({ ...job, input: toData(asked), fileKey: null }, toIso(now));
    const begun = await inside.jobs.read(actor, id);
    if (!begun) throw new Error(`the export ${id} was added and is not there`);
    return succeed({ export: describeExport(begun) });
  });
}

/** All exports, newest first; their number is bounded. */
async function listKept(
  { jobs }: Pick<Repositories, "jobs">,
  actor: Actor,
  now: number,
): Promise<readonly JobRecord[]> {
  const endedAfter = toIso(now - EXPORT_KEPT);
  const { rows } = await jobs.search(actor, {
    type: PRODUCT_EXPORT,
    askerId: actor.userId,
    endedAfter,
    page: 1,
    limit: 1_000,
  });
  return rows;
}

const isUnderWay = ({ state }: JobRecord): boolean => state === "queued" || state === "running";
