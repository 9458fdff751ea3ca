// Knows how it is noted what a content called, and that its learner has left.
import type { ScormCall } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { LOG_LIMITS, trimCalls } from "@academiz/domain/scorm";
import type { Outcome } from "../outcome.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { holdLaunch, type OwnLaunch } from "./hold-launch.ts";

export interface ToldCalls {
  readonly calls: readonly ScormCall[];
  readonly isEnd: boolean;
}

export async function logLaunch(
  world: Pick<World, "launches" | "perimeters" | "users" | "clients" | "clock">,
  actor: Actor,
  own: OwnLaunch,
  told: ToldCalls,
): Outcome<undefined> {
  const held = await holdLaunch(world, actor, own);
  if (!held.ok) return held;
  await noteCalls(world, actor.home, own.launch, told);
  return succeed(undefined);
}

/** The newest are kept, as many as a log holds. */
export const noteCalls = (
  { launches, clock }: Pick<World, "launches" | "clock">,
  home: Tenancy,
  launch: string,
  { calls, isEnd }: ToldCalls,
): Promise<void> =>
  launches.note(
    home,
    launch,
    {
      now: toIso(clock.now()),
      told: calls.length,
      errors: calls.filter(({ error }) => error !== 0).length,
      calls: trimCalls(calls),
      isEnd,
    },
    LOG_LIMITS,
  );
