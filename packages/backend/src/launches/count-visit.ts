// Knows how the time of a launch is added to the stored result of a package: nothing else of it changes.
import { addVisit, limitTime, limitVisit, readScormResult } from "@academiz/domain/plays";
import { readResetAt } from "@academiz/domain/progress";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { LaunchRecord, Tenancy } from "../ports/index.ts";
import { knowPlay } from "../progress/know-play.ts";

/**
 * It counts once, even when it is reported again or out of order. Where nothing is stored yet, the first save reports
 * the time too.
 */
export async function countVisit(
  { progress, clock }: Pick<World, "progress" | "clock">,
  home: Tenancy,
  { userId, perimeterSlug, startedAt }: Pick<LaunchRecord, "userId" | "perimeterSlug" | "startedAt">,
  seconds: number,
): Promise<void> {
  if (seconds === 0) return;
  const now = clock.now();
  const visit = { launchedAt: startedAt, seconds: limitVisit(seconds, Date.parse(startedAt), now) };
  await progress.amend(home, { userId, perimeterSlug }, (stored) => {
    const before = readScormResult(stored);
    if (!before || startedAt < (readResetAt(stored) ?? "")) return null;
    const known = knowPlay(stored, now);
    const { time: sum, visits } = addVisit(before, visit);
    const time = limitTime(sum, known, now);
    return time === before.time
      ? null
      : { progress: { ...stored, time, visits, knownSince: toIso(Math.max(0, known.since)) }, time };
  });
}
