// Knows how slots are listed to those who run them.
import { succeed } from "@academiz/domain/kernel";
import { refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, SlotRow } from "../ports/index.ts";
import { describeRow } from "./describe-slot.ts";
import { readRun } from "./may-run.ts";

export interface SlotQuery {
  readonly perimeter?: string | undefined;
  readonly mean?: string | undefined;
  readonly trainer?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly order: "startAt" | "-startAt";
  readonly page: number;
  readonly limit: number;
}

/** Of a trainer their own. */
export async function listSlots(world: Pick<World, "slots" | "users">, actor: Actor, query: SlotQuery) {
  const [from, until] = [query.from, query.until].map((text) => (text === undefined ? null : readInstant(text)));
  const faults = (["from", "until"] as const)
    .filter((name) => query[name] !== undefined && readInstant(query[name]) === null)
    .map((name) => ({ path: ["query", name], message: "not an ISO date and time" }));
  if (faults.length > 0) return refuse("validation", { faults });
  const { total, rows } = await world.slots.search(actor, {
    perimeterSlug: query.perimeter ?? null,
    mean: query.mean ?? null,
    trainerId: query.trainer ?? null,
    run: await readRun(world, actor),
    from: typeof from === "number" ? toIso(from) : null,
    until: typeof until === "number" ? toIso(until) : null,
    descending: query.order === "-startAt",
    page: query.page,
    limit: query.limit,
  });
  return succeed({
    meta: { totalItems: total, page: query.page, limit: query.limit },
    slots: rows.map((row: SlotRow) => ({ ...describeRow(row), enrolled: row.enrolled })),
  });
}
