// Knows how the calls of a content are recorded, and the end of its launch.
import type { ScormCall } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { limitVisit } from "@academiz/domain/plays";
import { isCallFault, LOG_LIMITS, trimCalls } from "@academiz/domain/scorm";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LaunchNews, LaunchRecord, Tenancy } from "../ports/index.ts";
import { countVisit } from "./count-visit.ts";
import { holdLaunch, type OwnLaunch } from "./hold-launch.ts";

export interface Told {
  readonly calls: readonly ScormCall[];
  /** Seconds that the launch has taken; 0 where that is not reported. */
  readonly seconds: number;
  readonly isEnd: boolean;
  readonly standing?: LaunchNews["standing"];
}

type Stage = Pick<World, "launches" | "perimeters" | "users" | "clients" | "progress" | "clock">;

export async function logLaunch(world: Stage, actor: Actor, own: OwnLaunch, told: Told): Outcome<undefined> {
  const held = await holdLaunch(world, actor, own);
  if (!held.ok) return held;
  await countVisit(world, actor.home, held.value, told.seconds);
  await noteCalls(world, actor.home, held.value, told);
  return succeed(undefined);
}

/** Keeps the newest calls, as many as a log holds. */
export const noteCalls = (
  { launches, clock }: Pick<World, "launches" | "clock">,
  home: Tenancy,
  { id, startedAt }: Pick<LaunchRecord, "id" | "startedAt">,
  { calls, seconds, isEnd, standing = null }: Told,
): Promise<void> => {
  const now = clock.now();
  return launches.note(
    home,
    id,
    {
      now: toIso(now),
      told: calls.length,
      errors: calls.filter(isCallFault).length,
      calls: trimCalls(calls),
      isEnd,
      seconds: limitVisit(seconds, Date.parse(startedAt), now),
      standing,
    },
    LOG_LIMITS,
  );
};
