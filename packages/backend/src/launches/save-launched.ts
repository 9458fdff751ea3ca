// Knows how the page that plays a package saves what its launch reported (§7.127, decisions 7).
import type { BodyOf, plays } from "@academiz/contract";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import type { Guarding, SavedProgress } from "../progress/guard-progress.ts";
import { saveScorm } from "../progress/save-scorm.ts";
import { describeStanding, readSeconds } from "./describe-standing.ts";
import { knowLaunches } from "./know-launches.ts";
import { noteCalls } from "./log-launch.ts";

/** For a launch that is no longer kept: all that are kept began later. */
const LONG_AGO = toIso(0);

type Stage = Guarding & Pick<World, "launches">;

/**
 * `launch` absent: judged by its date only. Refuses with `not-found` a launch of somebody else, or of another product,
 * and with `progress.impossible` where this learner never launched it.
 */
export async function saveLaunched(
  world: Stage,
  actor: Actor,
  slug: string,
  { progress, launch }: BodyOf<typeof plays.saveScormProgress>,
): Outcome<SavedProgress> {
  const found = launch === undefined ? null : await world.launches.read(actor.home, launch);
  if (found && (found.userId !== actor.userId || found.perimeterSlug !== slug)) return refuse("not-found");
  const known = knowLaunches(world, actor.home, { userId: actor.userId, perimeterSlug: slug }, found);
  if (launch === undefined) return saveScorm(world, actor, slug, progress, known);
  const saved = await saveScorm(world, actor, slug, { ...progress, launchedAt: found?.startedAt ?? LONG_AGO }, known);
  if (saved.ok && found) {
    const told = { calls: [], isEnd: false, seconds: readSeconds(progress, found.startedAt) };
    await noteCalls(world, actor.home, found, { ...told, standing: describeStanding(progress) });
  }
  return saved;
}
