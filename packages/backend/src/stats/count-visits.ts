// Knows which pages of the apps the people of a client visit most.
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, PageVisits } from "../ports/index.ts";

const DAY = 86_400_000;
const MOST = 100;

/** Of the last `days`. */
export async function countVisits(
  world: Pick<World, "navigationStats" | "clock">,
  actor: Actor,
  days: number,
): Outcome<{ readonly pages: PageVisits[] }> {
  const since = toIso(world.clock.now() - days * DAY);
  return succeed({ pages: [...(await world.navigationStats.countVisits(actor, since, MOST))] });
}
