// Knows how slots are told to those who run them: with who is enrolled, and who was there.
import { findBroken, readLastMarks } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, SlotRecord, SlotRow } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { mayRun, readRun } from "./may-run.ts";

export interface SlotQuery {
  readonly perimeter?: string | undefined;
  readonly mean?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly order: "startAt" | "-startAt";
  readonly page: number;
  readonly limit: number;
}

const describeRow = ({
  slug,
  perimeterSlug,
  mean,
  startAt,
  endAt,
  place,
  videoLink,
  trainerId,
  capacity,
}: SlotRecord) => ({
  slug,
  perimeterSlug,
  mean,
  startAt,
  endAt,
  place,
  videoLink,
  trainerId,
  capacity,
});

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

/** `isIntact`: every mark is what it was when it was made, and none is missing. */
export async function readSlot(
  world: Pick<World, "slots" | "users" | "digester">,
  actor: Actor,
  slug: string,
): Outcome<SlotDescription> {
  const slot = await world.slots.read(actor, slug);
  if (!slot || !mayRun(await readRun(world, actor), slot)) return refuse("not-found");
  return succeed(await describeSlot(world, actor, slot));
}

async function describeSlot(world: Pick<World, "slots" | "digester">, actor: Actor, slot: SlotRecord) {
  const [people, marks] = await Promise.all([
    world.slots.listEnrolled(actor, slot.slug),
    world.slots.listMarks(actor, [slot.slug]),
  ]);
  const chain = marks.get(slot.slug) ?? [];
  const last = readLastMarks(chain);
  return {
    ...describeRow(slot),
    people: people.map(({ userId, identifier, firstname, lastname, enrolledAt }) => {
      const { kind, at, reason } = last.get(userId) ?? {};
      const mark = kind && at ? { kind, at, reason: reason ?? null } : null;
      return { userId, identifier, firstname, lastname, enrolledAt, mark };
    }),
    signatures: chain.map((mark) => ({ ...mark })),
    isIntact: findBroken(slot.slug, chain, world.digester.sha256) === null,
  };
}
export type SlotDescription = Awaited<ReturnType<typeof describeSlot>>;
