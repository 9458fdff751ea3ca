// Knows how a progress that the server itself computes is stored: from attempts at a sequence, from attended slots.

import { readInstant, toIso } from "../ground/time.ts";
import type { Repositories } from "../ground/world.ts";
import type { ProgressSummary, StoredProgress, Tenancy } from "../ports/index.ts";

/** A save of the learner's own may come between the reading and the writing. */
const TRIES = 100;

/**
 * Newer than what is stored, whatever the clock says. In a transaction that keeps others from the same learner's. `now`
 * in milliseconds.
 */
export async function followProgress(
  { progress }: Pick<Repositories, "progress">,
  tenancy: Tenancy,
  owner: { readonly userId: string; readonly perimeterSlug: string },
  following: { readonly progress: StoredProgress; readonly summary: ProgressSummary },
  now: number,
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const stored = await progress.read(tenancy, owner.userId, owner.perimeterSlug);
    const before = readInstant(stored?.["eventDate"]);
    const eventDate = toIso(Math.max(now, (before ?? 0) + 1));
    const isWritten = await progress.save(tenancy, {
      ...owner,
      ...following,
      eventDate,
      progress: { slug: owner.perimeterSlug, ...following.progress, eventDate },
      basedOn: before === null ? null : toIso(before),
    });
    if (isWritten) return;
  }
  throw overtaken();
}

const overtaken = () => new Error("A progress that follows others was overtaken again and again.");

/** What becomes of one of many. */
export interface Following {
  readonly userId: string;
  readonly progress: StoredProgress;
  readonly summary: ProgressSummary;
  /** When it came about, in milliseconds; absent: now. */
  readonly at?: number;
}

/** As followProgress, of several learners of one perimeter, each once, in as many statements as of one. */
export async function followAll(
  { progress }: Pick<Repositories, "progress">,
  tenancy: Tenancy,
  perimeterSlug: string,
  followings: readonly Following[],
  now: number,
): Promise<void> {
  let left = followings;
  for (let tries = 1; left.length > 0 && tries <= TRIES; tries += 1) {
    const ids = left.map(({ userId }) => userId);
    const dates = await progress.listDates(tenancy, perimeterSlug, ids);
    const saves = left.map(({ at = now, ...following }) => {
      const basedOn = dates.get(following.userId) ?? null;
      const eventDate = toIso(Math.max(at, (readInstant(basedOn) ?? 0) + 1));
      return { ...following, basedOn, eventDate, progress: { slug: perimeterSlug, ...following.progress, eventDate } };
    });
    const written = await progress.saveMany(tenancy, perimeterSlug, saves);
    left = left.filter(({ userId }) => !written.has(userId));
  }
  if (left.length > 0) throw overtaken();
}
