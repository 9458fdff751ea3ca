// Knows when launches of packages are deleted.
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";

/** Milliseconds since their last sign of life. */
export const LAUNCHES_KEPT = 180 * 86_400_000;

export const pruneLaunches = ({ launches, clock }: Pick<World, "launches" | "clock">): Promise<void> =>
  launches.prune(toIso(clock.now() - LAUNCHES_KEPT));
