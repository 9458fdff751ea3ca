// Knows how it is noted where somebody went in the apps (§7.144).
import { succeed } from "@academiz/domain/kernel";
import { cleanVisit, type SentVisit, VISIT_LIFETIME } from "@academiz/domain/stats";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { VISIT_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";

const DAY = 86_400_000;

/** By the user's id alone, only so long and only so many; what is older goes. */
export async function noteVisit(
  world: Pick<World, "navigationStats" | "clock" | "dice">,
  actor: Actor,
  visit: SentVisit,
): Outcome<undefined> {
  const now = world.clock.now();
  const noted = { id: world.dice.createId(), userId: actor.userId, at: toIso(now), stat: cleanVisit(visit) };
  await world.navigationStats.add(actor.home, noted, toIso(now - VISIT_LIFETIME * DAY), VISIT_LIMIT);
  return succeed(undefined);
}
