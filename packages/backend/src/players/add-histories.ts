// Knows how attempts enter a learner's history (§7.136).
import type { HistoryEntry } from "@academiz/contract";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { bearsOut, countBorne, type KnownPlay, limitTime, type PlayedThing } from "@academiz/domain/plays";
import { roundScore } from "@academiz/domain/scoring";
import { type Outcome, refuse } from "../outcome.ts";
import { HISTORY_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, StoredProgress } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { findPlay } from "./find-perimeter.ts";
import { knowPlay } from "./know-play.ts";
import { limitInstant, raiseInstant } from "./limit-instant.ts";

/**
 * All are added or none. Each perimeter must be open to the learner, and each attempt follow from what is stored of their
 * play there. A repeated entry is kept once; one from a clock ahead is dated now, one from before the product was there as
 * soon as it could be. Scores are kept with one decimal, and of each perimeter the newest entries.
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
  const now = world.clock.now();
  const knownOf = new Map<string, KnownPlay & { readonly madeAt: number }>();
  const readDate = (instant: number, madeAt: number) => toIso(limitInstant(raiseInstant(instant, madeAt), now));
  for (const slug of new Set(entries.map((entry) => entry.productPerimeterSlug))) {
    const play = await findPlay(world, actor, slug);
    if (!play.ok) return play;
    const { perimeter, progress } = play.value;
    const madeAt = Date.parse(play.value.madeAt);
    const played = { perimeterSlug: slug, productSlug: perimeter.productSlug, productType: perimeter.productType };
    const stored = progress === null ? null : (JSON.parse(progress) as StoredProgress);
    knownOf.set(slug, { ...knowPlay(stored, now), time: 0, madeAt });
    const kept = await world.histories.list(actor.home, actor.userId, slug);
    const isTooMany = judgeNumber(played, stored, kept);
    const unborne = entries.flatMap((entry, at): Fault[] =>
      entry.productPerimeterSlug === slug &&
      (!bearsOut(played, stored, entry) || isTooMany(entry, readDate(dated[at]?.instant ?? 0, madeAt)))
        ? [{ path: [at], message: "nothing that is stored bears it out" }]
        : [],
    );
    if (unborne.length > 0) return refuse("progress.impossible", { faults: unborne });
  }
  await world.histories.add(
    actor.home,
    actor.userId,
    dated.map(({ entry, instant }) => {
      const known = knownOf.get(entry.productPerimeterSlug) ?? { since: now, time: 0, madeAt: now };
      return {
        ...entry,
        score: entry.score === null ? null : roundScore(entry.score),
        time: limitTime(entry.time, known, now),
        eventDate: readDate(instant ?? 0, known.madeAt),
      };
    }),
    HISTORY_LIMIT,
  );
  return succeed(undefined);
}

/** Of each game as many entries stand as its stored attempts bear out, those of before and those that are told now together. */
function judgeNumber(
  played: PlayedThing,
  stored: unknown,
  kept: readonly { readonly slug: string; readonly eventDate: string }[],
): (entry: HistoryEntry, eventDate: string) => boolean {
  const dates = new Map<string, Set<string>>();
  for (const { slug, eventDate } of kept) dates.set(slug, (dates.get(slug) ?? new Set()).add(eventDate));
  return (entry, eventDate) => {
    const own = dates.get(entry.slug) ?? new Set();
    dates.set(entry.slug, own);
    if (own.has(eventDate)) return false;
    own.add(eventDate);
    return own.size > countBorne(played, stored, entry);
  };
}
