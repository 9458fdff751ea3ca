// Knows when the statistics of a client are computed: each hour, and when an administrator asks for it.
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { NOBODY, STATISTICS } from "./compute-statistics.ts";

type Stage = Pick<World, "clients" | "statistics" | "jobs" | "clock" | "dice">;

/**
 * Milliseconds between two times: those of a client, and those that are asked for. Somewhat less than the hour after
 * which it is looked again: a job begins after it was planned.
 */
const [PAUSE, LEAST_PAUSE] = [3_000_000, 10_000];
/** Clients that are looked at at once. */
const PORTION = 100;

/** Of all clients, whose statistics are about an hour old, or older. */
export async function planStatistics(world: Stage): Promise<void> {
  const now = world.clock.now();
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: true, sort: "slug", descending: false, page, limit: PORTION } as const;
    const { rows } = await world.clients.search({ rootId: null }, search);
    for (const { id } of rows) {
      const computed = await world.statistics.readComputed({ clientId: id });
      if (computed === null || Date.parse(computed.at) <= now - PAUSE) await plan(world, { clientId: id }, NOBODY, now);
    }
    if (rows.length < PORTION) return;
  }
}

/** One at a time of a client, and none sooner than ten seconds after the last. */
const plan = ({ jobs, dice, clock }: Stage, { clientId }: Tenancy, askerId: string, at: number): Promise<boolean> =>
  jobs.add(
    {
      ...{ clientId, id: dice.createId(), type: STATISTICS, lane: STATISTICS, askerId, askerClientId: clientId },
      ...{ input: {}, fileKey: null },
    },
    toIso(clock.now()),
    toIso(at),
  );

export interface Freshness {
  /** ISO timestamp; null before the first time. */
  readonly computedAt: string | null;
  /** They are computed, or about to be. */
  readonly isRunning: boolean;
}

export async function readFreshness(
  { statistics, jobs }: Pick<World, "statistics" | "jobs">,
  tenancy: Tenancy,
): Promise<Freshness> {
  const [computed, [last]] = await Promise.all([statistics.readComputed(tenancy), jobs.list(tenancy, STATISTICS, 1)]);
  return { computedAt: computed?.at ?? null, isRunning: last?.state === "queued" || last?.state === "running" };
}

export async function computeNow(world: Stage, actor: Actor): Outcome<Freshness> {
  const computed = await world.statistics.readComputed(actor);
  const now = world.clock.now();
  const at = computed === null ? now : Math.max(now, Math.min(now, Date.parse(computed.at)) + LEAST_PAUSE);
  await plan(world, actor, actor.userId, at);
  return succeed(await readFreshness(world, actor));
}
