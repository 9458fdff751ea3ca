// Knows how an export is asked for: made in the background, and once however often it is asked for meanwhile.
import type { AnswerOf, ExportedType, productExports } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, JobRecord } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { describeExport } from "./describe-export.ts";
import { EXPORT_KEPT, PRODUCT_EXPORT, toData } from "./export-job.ts";
import type { ExportInput } from "./prepared-export.ts";

/** Of one person in one client: those that wait or run, and all that are kept; beyond these the oldest go. */
export const MOST_UNDER_WAY = 5;
export const MOST_EXPORTS = 20;

export async function beginExport(
  world: Pick<World, "jobs" | "products" | "digester" | "clock" | "dice">,
  actor: Actor,
  type: ExportedType,
  slug: string,
  input: ExportInput,
): Outcome<AnswerOf<typeof productExports.beginExport>> {
  const found = await findProduct(world, actor, { type, slug });
  if (!found.ok) return found;
  const asked = { type, slug, input };
  // Of another state of the product it is another export.
  const same = JSON.stringify([actor.userId, asked, found.value.updatedAt, found.value.publishedAt]);
  const lane = `${PRODUCT_EXPORT} ${world.digester.sha256(same)}`;
  const kept = await listKept(world, actor);
  const alike = kept.find((job) => job.lane === lane && isUnderWay(job));
  if (alike) return succeed({ export: describeExport(alike) });
  if (kept.filter(isUnderWay).length >= MOST_UNDER_WAY) return refuse("export.too-many");
  const id = world.dice.createId();
  const { clientId, userId: askerId } = actor;
  const job = { id, clientId, type: PRODUCT_EXPORT, lane, askerId, askerClientId: actor.home.clientId };
  const isBegun = await world.jobs.add({ ...job, input: toData(asked), fileKey: null }, toIso(world.clock.now()));
  const now = await listKept(world, actor);
  // Somebody was a moment earlier: theirs is the same.
  const begun = now.find((one) => (isBegun ? one.id === id : one.lane === lane));
  const over = now.filter((one) => !isUnderWay(one)).slice(Math.max(0, MOST_EXPORTS - now.filter(isUnderWay).length));
  for (const one of over) await world.jobs.remove(actor, one.id);
  return begun ? succeed({ export: describeExport(begun) }) : refuse("export.too-many");
}

/** Newest first. */
async function listKept({ jobs, clock }: Pick<World, "jobs" | "clock">, actor: Actor): Promise<readonly JobRecord[]> {
  const { rows } = await jobs.search(actor, {
    type: PRODUCT_EXPORT,
    askerId: actor.userId,
    endedAfter: toIso(clock.now() - EXPORT_KEPT),
    page: 1,
    limit: 2 * MOST_EXPORTS,
  });
  return rows;
}

const isUnderWay = ({ state }: JobRecord): boolean => state === "queued" || state === "running";
