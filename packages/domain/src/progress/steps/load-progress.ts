// Knows the steps by which a stored progress is loaded: republication, then damage, then position (§4.65–§4.71).
import type { Notice } from "../../kernel/index.ts";
import type { CompiledLearniz } from "../../learniz/index.ts";
import { openAll } from "../locks/open-locks.ts";
import { carryOver } from "../record/carry-over.ts";
import { detectDamage } from "../record/detect-damage.ts";
import { type OddStatus, parseProgress, type StoredProgress } from "../record/parse-progress.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { readResetAt } from "../record/resets.ts";
import { countComplete, countPercentages } from "../scores/percentages.ts";
import { computeScores } from "../scores/scores.ts";
import { describeValue } from "./check-update.ts";
import { createProgress } from "./create-progress.ts";
import { repairPosition } from "./repair-position.ts";
import { markUpToDate } from "./up-to-date.ts";

/** A progress that was opened, ready for events. */
export interface LoadedProgress {
  readonly progress: LearnizProgress;
  /**
   * One `progress.reset` when it had to be started over (§4.65, §8.28); `status.unknown` for each stored status that
   * is unknown.
   */
  readonly notices: readonly Notice[];
}

const unreadable: Notice = {
  code: "progress.reset",
  level: "warning",
  text: "Progress reset : the stored progress cannot be read",
};

const tellOddStatus = ({ slug, value }: OddStatus): Notice => ({
  code: "status.unknown",
  level: "warning",
  text: `Progress mended : status ${describeValue(value)} of ${slug === "" ? "the course" : `'${slug}'`} is none, it counts as NOT_STARTED`,
});

/** Old shapes lack percentages; stored ones are kept until the next event. */
const hasPercentages = (stored: StoredProgress) =>
  stored.percentage !== undefined && stored.chapters.every(({ percentage }) => percentage !== undefined);

interface Blank {
  /** What happens now is later, whatever the clock of the device says. */
  readonly eventDate: string;
}
/** What a reset leaves: nothing was played since. */
const isBlank = (stored: unknown): stored is Blank =>
  readResetAt(stored) !== undefined && !("chapters" in Object(stored)) && "eventDate" in Object(stored);

/** A cache of new progresses; nothing changes one, since carrying over makes copies. */
const beginnings = new WeakMap<CompiledLearniz, LearnizProgress>();
function recallFresh(course: CompiledLearniz): LearnizProgress {
  const known = beginnings.get(course) ?? createProgress(course, "");
  beginnings.set(course, known);
  return known;
}

/**
 * The learner's progress in this publication of the course, from a stored one of any age (§4.65–§4.71). With another
 * `publishedDate`, statuses, results, time and place are carried over by slug. With the same one and another tree it
 * is damaged and, like an unreadable one, started over with a notice. Nothing is validated; locks whose requirements
 * are met open, and a place that no longer exists is repaired. Without a stored progress (null, undefined) a new one.
 * Never throws, and loading a loaded progress changes nothing.
 * @param stored as parsed from JSON; not changed.
 * @param perimeterSlug becomes the progress' `slug`, whatever was stored.
 */
export function loadProgress(course: CompiledLearniz, stored: unknown, perimeterSlug: string): LoadedProgress {
  const resetAt = readResetAt(stored);
  const since = resetAt === undefined ? {} : { resetAt };
  const begin = (notices: readonly Notice[], more: Pick<LearnizProgress, "eventDate"> = {}) => {
    const progress = createProgress(course, perimeterSlug);
    return { progress: resetAt === undefined ? progress : { ...progress, ...since, ...more }, notices };
  };
  if (stored === null || stored === undefined) return begin([]);
  const odd: OddStatus[] = [];
  const known = parseProgress(stored, odd);
  if (isBlank(stored)) return begin([], { eventDate: stored.eventDate });
  if (!known) return begin([unreadable]);
  const fresh = { ...recallFresh(course), slug: perimeterSlug, ...since };
  // A progress that does not name its publication may be of any: carrying it over by slug loses nothing.
  if (known.publishedDate === fresh.publishedDate) {
    const damage = detectDamage(course.learniz, known);
    if (damage) return begin([damage]);
  }
  const carried = computeScores(carryOver(course, fresh, known));
  const counted = countPercentages(carried);
  const kept = hasPercentages(known) ? carried : counted;
  const { progress } = openAll(course, kept);
  if (kept === counted) markUpToDate(course, progress, countComplete(progress));
  return { progress: repairPosition(progress), notices: odd.map(tellOddStatus) };
}
