// Knows how a job is run once: by one runner at a time, with its effect and its end committed together (decisions 15).

import type { JobKinds, JobTools } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { HeldJob, JobEnd } from "../ports/index.ts";

/** Milliseconds: a runner that does not renew its job for so long loses it to another. */
export const JOB_LEASE = 30_000;
/** The progress of the job is shown at the same interval. */
const RENEWAL = 1_000;
/** A job that broke, or crashed its server, so often is not tried again. */
export const JOB_ATTEMPTS = 3;
/** Milliseconds before it is tried again, by the tries so far. */
const PAUSES = [5_000, 60_000];
export const JOB_FAILED = "job.failed";

/** What went wrong with a job, for the log. */
export interface JobFailure {
  readonly id: string;
  readonly type: string;
  readonly cause: unknown;
  readonly isGivenUp: boolean;
}
export interface JobRunner {
  readonly kinds: JobKinds;
  /** True when the server is asked to stop: the running job is given back. */
  isStopping(): boolean;
  onFailure(failure: JobFailure): void;
}

class Stopped extends Error {}
class Lost extends Error {}

/** False when there is nothing to do. */
export async function runNextJob(world: World, runner: JobRunner): Promise<boolean> {
  const now = world.clock.now();
  const held = await world.jobs.claim(world.dice.createId(), toIso(now), toIso(now + JOB_LEASE));
  if (!held) return false;
  try {
    if (held.attempts > JOB_ATTEMPTS) throw new Error("the servers that ran it ended before it did");
    await runHeld(world, runner, held);
  } catch (error) {
    await settleBroken(world, runner, held, error);
  }
  return true;
}

async function runHeld(world: World, runner: JobRunner, held: HeldJob): Promise<void> {
  const kind = runner.kinds[held.type];
  const job = await world.jobs.read(held, held.id);
  if (!job) throw new Lost();
  if (!kind) throw new Error(`no server of this version knows the job ${held.type}`);
  const effect = await kind(world, job, createTools(world, runner, held));
  await world.transact(held, async (inside) => {
    const end = await effect(inside);
    // A runner that lost the job undoes its work.
    if (!(await inside.jobs.finish(held, end, toIso(world.clock.now())))) throw new Lost();
  });
}

function createTools(world: World, runner: JobRunner, held: HeldJob): JobTools {
  let [done, total] = [0, 0];
  let [renewed, isLost] = [world.clock.now(), false];
  /** Not awaited: it may wait for the job's own transaction. A database that is unreachable ends the job by itself. */
  const renew = async (now: number): Promise<void> => {
    renewed = now;
    const isOurs = await world.jobs.renew(held, toIso(now + JOB_LEASE), done, total).catch(() => true);
    isLost ||= !isOurs;
  };
  const pause = async (): Promise<void> => {
    await world.breathe();
    if (runner.isStopping()) throw new Stopped();
    if (isLost) throw new Lost();
    const now = world.clock.now();
    if (Math.abs(now - renewed) >= RENEWAL) void renew(now);
  };
  return {
    advance(...how) {
      [done, total] = how;
    },
    pause,
    async during(work) {
      let isOver = false;
      const end = work.finally(() => {
        isOver = true;
      });
      // The rejection is handled below, whenever it comes.
      end.catch(() => undefined);
      while (!isOver) {
        await Promise.race([end, world.rest(RENEWAL)]);
        if (!isOver) await pause();
      }
      const done = await end;
      await pause();
      return done;
    },
  };
}

async function settleBroken(world: World, runner: JobRunner, held: HeldJob, cause: unknown): Promise<void> {
  if (cause instanceof Lost) return;
  const now = world.clock.now();
  if (cause instanceof Stopped) return world.jobs.release(held, toIso(now), false);
  const pause = PAUSES[held.attempts - 1];
  runner.onFailure({ id: held.id, type: held.type, cause, isGivenUp: pause === undefined });
  if (pause !== undefined) return world.jobs.release(held, toIso(now + pause), true);
  const end: JobEnd = { state: "failed", error: JOB_FAILED, result: null };
  await world.jobs.finish(held, end, toIso(now));
}
