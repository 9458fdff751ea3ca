// Knows how attempts enter a learner's history (§7.136).
import type { HistoryEntry } from "@academiz/contract";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { bearsOut } from "@academiz/domain/plays";
import { roundScore } from "@academiz/domain/scoring";
import { type Outcome, refuse } from "../outcome.ts";
import { HISTORY_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { findPlay } from "./find-perimeter.ts";
import { limitInstant } from "./limit-instant.ts";

/**
 * All are added or none. Each perimeter must be open to the learner, and each attempt follow from what is stored of their play there; a repeated
 * entry is kept once, one from a clock ahead is dated now. Scores are kept with one decimal, and of each perimeter the newest entries.
 */
export async function addHistories(
  world: Pick<World, "histories" | "plays" | "users" | "clients" | "clock">,
  actor: Actor,
  entries: readonly HistoryEntry[],
): Outcome<undefined> {
  const dated = entries.map((entry) => ({ entry, instant: readInstant(entry.eventDate) }));
  const faults = dated.flatMap(({ instant }, at): Fault[] =>
    instant === null ? [{ path: [at, "eventDate"], message: "not an ISO date and time" }] : [],
  );
  if (faults.length > 0) return refuse("validation", { faults });
  for (const slug of new Set(entries.map((entry) => entry.productPerimeterSlug))) {
    const play = await findPlay(world, actor, slug);
    if (!play.ok) return play;
    const { perimeter, progress } = play.value;
    const played = { perimeterSlug: slug, productSlug: perimeter.productSlug, productType: perimeter.productType };
    const stored: unknown = progress === null ? null : JSON.parse(progress);
    const unborne = entries.flatMap((entry, at): Fault[] =>
      entry.productPerimeterSlug === slug && !bearsOut(played, stored, entry)
        ? [{ path: [at], message: "nothing that is stored bears it out" }]
        : [],
    );
    if (unborne.length > 0) return refuse("progress.impossible", { faults: unborne });
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
    HISTORY_LIMIT,
  );
  return succeed(undefined);
}
