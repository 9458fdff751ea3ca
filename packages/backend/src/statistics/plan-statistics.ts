// Knows when the statistics of a client are computed: each hour, when somebody reads old ones, and when an administrator
// asks for it.
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
/** Milliseconds after which whoever reads them has them computed again, where anything is new. */
const OLD = 900_000;
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
const plan = (
  { jobs, dice, clock }: Pick<Stage, "jobs" | "dice" | "clock">,
  { clientId }: Tenancy,
  askerId: string,
  at: number,
): Promise<boolean> =>
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

async function readFreshness(
  { statistics, jobs }: Pick<World, "statistics" | "jobs">,
  tenancy: Tenancy,
): Promise<Freshness & { readonly lastAskedAt: string | null; readonly hasFailed: boolean }> {
  const [computed, [last]] = await Promise.all([statistics.readComputed(tenancy), jobs.list(tenancy, STATISTICS, 1)]);
  return {
    computedAt: computed?.at ?? null,
    isRunning: last?.state === "queued" || last?.state === "running",
    lastAskedAt: last?.createdAt ?? null,
    hasFailed: last?.state === "failed",
  };
}

/**
 * How old they are, for somebody who reads them: those that were never computed, or a quarter of an hour ago, are
 * computed now, which also managers and authors can wait for. After one that failed, the next begins as late.
 * @param since when the product that they are about was made: what was computed before knows nothing of it.
 */
export async function keepFresh(
  world: Pick<Stage, "statistics" | "jobs" | "clock" | "dice">,
  tenancy: Tenancy,
  since = "",
): Promise<Freshness> {
  const { lastAskedAt, hasFailed, ...fresh } = await readFreshness(world, tenancy);
  const now = world.clock.now();
  const isUnknown = fresh.computedAt !== null && fresh.computedAt < since;
  const isDue =
    !fresh.isRunning &&
    (lastAskedAt === null || Date.parse(lastAskedAt) <= now - (isUnknown && !hasFailed ? LEAST_PAUSE : OLD)) &&
    (isUnknown || fresh.computedAt === null || Date.parse(fresh.computedAt) <= now - OLD);
  if (isDue) await plan(world, tenancy, NOBODY, now);
  return { computedAt: isUnknown ? null : fresh.computedAt, isRunning: fresh.isRunning || isDue };
}

export async function computeNow(world: Stage, actor: Actor): Outcome<Freshness> {
  const computed = await world.statistics.readComputed(actor);
  const now = world.clock.now();
  const at = computed === null ? now : Math.max(now, Math.min(now, Date.parse(computed.at)) + LEAST_PAUSE);
  await plan(world, actor, actor.userId, at);
  const { computedAt, isRunning } = await readFreshness(world, actor);
  return succeed({ computedAt, isRunning });
}
