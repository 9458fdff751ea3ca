// Knows how many attempts of one play may enter its learner's history: as many as the stored play confirms (§7.136).
import type { HistoryEntry } from "@academiz/contract";
import { countBorne, nameBorne } from "@academiz/domain/plays";
import { readResetAt } from "@academiz/domain/progress";
import { toIso } from "../ground/time.ts";
import type { KeptAttempt } from "../ports/index.ts";
import { findEarliest } from "../progress/judging/limit-instant.ts";
import type { ToldPlay } from "./know-told-play.ts";

/**
 * Tells of one entry after the other whether it is one too many, counting the former ones; a repeated entry counts
 * once.
 */
export function judgeNumber(
  { played, stored, madeAt, launches }: ToldPlay,
  kept: readonly KeptAttempt[],
): (entry: HistoryEntry, eventDate: string) => boolean {
  // Older entries belong to launches that are no longer kept, or were set aside by a reset: they are neither confirmed
  // nor counted.
  const earliest = readResetAt(stored) ?? toIso(findEarliest(madeAt));
  const dates = new Map<string, Set<string>>();
  const findOwn = (entry: Pick<KeptAttempt, "slug">) => {
    const name = nameBorne(played, entry);
    const own = dates.get(name) ?? new Set();
    dates.set(name, own);
    return own;
  };
  const write = ({ slug, eventDate }: KeptAttempt) => `${eventDate} ${slug}`;
  for (const one of kept) if (one.eventDate >= earliest) findOwn(one).add(write(one));
  return (entry, eventDate) => {
    const own = findOwn(entry);
    const written = write({ slug: entry.slug, eventDate });
    if (own.has(written)) return false;
    own.add(written);
    return own.size > countBorne(played, stored, entry, launches);
  };
}
