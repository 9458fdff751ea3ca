// Knows how people follow their exports, download them, and give them up.
import type { AnswerOf, productExports, QueryOf } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { StoredFile } from "../ground/sent-file.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeExport } from "./describe-export.ts";
import { EXPORT_KEPT, PRODUCT_EXPORT, readExportResult } from "./export-job.ts";
import { findExport } from "./find-export.ts";

export async function readExport(
  world: Pick<World, "jobs" | "clock">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof productExports.readExport>> {
  const found = await findExport(world, world, actor, id);
  return found.ok ? succeed({ export: describeExport(found.value) }) : found;
}

export async function listExports(
  { jobs, clock }: Pick<World, "jobs" | "clock">,
  actor: Actor,
  { product, page, limit }: QueryOf<typeof productExports.listExports>,
): Outcome<AnswerOf<typeof productExports.listExports>> {
  const { total, rows } = await jobs.search(actor, {
    type: PRODUCT_EXPORT,
    askerId: actor.userId,
    endedAfter: toIso(clock.now() - EXPORT_KEPT),
    ...(product !== undefined && { input: { slug: product } }),
    page,
    limit,
  });
  return succeed({ exports: rows.map(describeExport), meta: { totalItems: total, page, limit } });
}

/** Its bytes leave the store when nothing names them any more; the work of its runner is undone. */
export async function removeExport(
  world: Pick<World, "transact" | "clock">,
  actor: Actor,
  id: string,
): Outcome<undefined> {
  return world.transact(actor, async (inside) => {
    const found = await findExport(world, inside, actor, id);
    if (!found.ok) return found;
    await inside.jobs.remove(actor, found.value.id);
    return succeed(undefined);
  });
}

/** Refuses an export that is not done, or has failed. */
export async function readExportFile(
  world: Pick<World, "jobs" | "clock" | "documentStore">,
  actor: Actor,
  id: string,
): Outcome<StoredFile> {
  const found = await findExport(world, world, actor, id);
  if (!found.ok) return found;
  const { name } = readExportResult(found.value);
  const { state, fileKey } = found.value;
  if (state !== "done" || fileKey === null || name === null) return refuse("export.not-ready");
  const stored = await world.documentStore.open(fileKey);
  return stored ? succeed<StoredFile>({ kind: "stored-file", name, stored }) : refuse("not-found");
}
