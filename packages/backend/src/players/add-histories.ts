// Knows how attempts are added to a learner's history (§7.136).
import type { HistoryEntry } from "@academiz/contract";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { bearsOut, limitTime, nameBadge } from "@academiz/domain/plays";
import { readResetAt } from "@academiz/domain/progress";
import { roundScore } from "@academiz/domain/scoring";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPlay } from "../perimeters/find-perimeter.ts";
import { HISTORY_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { limitInstant, raiseAfterReset, raiseInstant } from "../progress/judging/limit-instant.ts";
import { judgeNumber } from "./judge-number.ts";
import { knowToldPlay, type ToldPlay } from "./know-told-play.ts";

/**
 * All are added or none. Each perimeter must be open to the learner, and their stored play there must confirm each
 * attempt. A repeated entry is kept once. A date from a clock that is ahead becomes now; one from a slow clock, just after
 * the learner began anew; one from before the play began, its beginning. Scores are kept with one decimal, and of each
 * perimeter the newest entries.
 */
export async function addHistories(
  world: Pick<World, "plays" | "users" | "clients" | "launches" | "clock" | "transact">,
  actor: Actor,
  entries: readonly HistoryEntry[],
): Outcome<undefined> {
  const instants = entries.map((entry) => readInstant(entry.eventDate));
  const faults = instants.flatMap((instant, at): Fault[] =>
    instant === null ? [{ path: [at, "eventDate"], message: "not an ISO date and time" }] : [],
  );
  if (faults.length > 0) return refuse("validation", { faults });
  const now = world.clock.now();
  const plays: ToldPlay[] = [];
  for (const slug of [...new Set(entries.map((entry) => entry.productPerimeterSlug))].sort()) {
    const play = await findPlay(world, actor, slug);
    if (!play.ok) return play;
    plays.push(await knowToldPlay(world, actor, play.value));
  }
  const told = plays.map((play) => ({
    play,
    dated: entries.flatMap((entry, at) =>
      entry.productPerimeterSlug === play.played.perimeterSlug
        ? [{ at, entry, eventDate: toIso(dateEntry(play, instants[at] ?? 0, now)) }]
        : [],
    ),
  }));
  return world.transact(actor.home, async ({ histories }): Outcome<undefined> => {
    for (const { play, dated } of told) {
      const isTooMany = judgeNumber(play, await histories.hold(actor.home, actor.userId, play.played.perimeterSlug));
      const unborne = dated.filter(
        ({ entry, eventDate }) => !bearsOut(play.played, play.stored, entry) || isTooMany(entry, eventDate),
      );
      const refused = unborne.map(({ at }): Fault => ({ path: [at], message: "nothing that is stored bears it out" }));
      if (refused.length > 0) return refuse("progress.impossible", { faults: refused });
    }
    const added = told.flatMap(({ play, dated }) =>
      dated.map(({ entry, eventDate }) => ({
        ...entry,
        badge: nameBadge(play.played, play.stored, entry),
        score: entry.score === null ? null : roundScore(entry.score),
        time: limitTime(entry.time, play.known, now),
        eventDate,
      })),
    );
    await histories.add(actor.home, actor.userId, added, HISTORY_LIMIT);
    return succeed(undefined);
  });
}

/** Milliseconds since the epoch, as the server believes them. */
function dateEntry({ stored, madeAt }: ToldPlay, instant: number, now: number): number {
  const resetAt = readResetAt(stored);
  return limitInstant(raiseAfterReset(raiseInstant(instant, madeAt), resetAt ? Date.parse(resetAt) : null), now);
}
