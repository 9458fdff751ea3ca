// Knows how attempts enter a learner's history (§7.136).
import type { HistoryEntry } from "@academiz/contract";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { roundScore } from "@academiz/domain/scoring";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { findPerimeter } from "./find-perimeter.ts";
import { limitInstant } from "./limit-instant.ts";

/** All are added or none. Each perimeter must be open to the learner; a repeated entry is kept once, one from a clock ahead is dated now. Scores are kept with one decimal. */
export async function addHistories(
  world: Pick<World, "histories" | "perimeters" | "users" | "clients" | "clock">,
  actor: Actor,
  entries: readonly HistoryEntry[],
): Outcome<undefined> {
  const dated = entries.map((entry) => ({ entry, instant: readInstant(entry.eventDate) }));
  const faults = dated.flatMap(({ instant }, at): Fault[] =>
    instant === null ? [{ path: [at, "eventDate"], message: "not an ISO date and time" }] : [],
  );
  if (faults.length > 0) return refuse("validation", { faults });
  for (const slug of new Set(entries.map((entry) => entry.productPerimeterSlug))) {
    const perimeter = await findPerimeter(world, actor, slug);
    if (!perimeter.ok) return perimeter;
  }
  const now = world.clock.now();
  await world.histories.add(
    actor.home,
    actor.userId,
    dated.map(({ entry, instant }) => ({
      ...entry,
      score: entry.score === null ? null : roundScore(entry.score),
      eventDate: toIso(limitInstant(instant ?? 0, now)),
    })),
  );
  return succeed(undefined);
}
