// Knows how the time of a launch is added to what is stored of a package: nothing else of it changes.
import { addVisit, readScormResult } from "@academiz/domain/plays";
import type { LaunchRecord, Tenancy } from "../ports/index.ts";
import type { World } from "../world.ts";

/** Told again, or out of order, it counts once. Where nothing was stored yet the first save tells the time too. */
export async function countVisit(
  { progress }: Pick<World, "progress">,
  home: Tenancy,
  { userId, perimeterSlug, startedAt }: Pick<LaunchRecord, "userId" | "perimeterSlug" | "startedAt">,
  seconds: number,
): Promise<void> {
  if (seconds === 0) return;
  await progress.amend(home, { userId, perimeterSlug }, (stored) => {
    const before = readScormResult(stored);
    if (!before) return null;
    const { time, visits } = addVisit(before, { launchedAt: startedAt, seconds });
    return time === before.time ? null : { progress: { ...stored, time, visits }, time };
  });
}
