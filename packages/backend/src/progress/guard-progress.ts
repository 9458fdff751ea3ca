// Knows how every save of a learner's progress is guarded (§7.122–§7.135, decisions 8): the newest fact wins, and what
// is impossible is refused.
import type { EndedAttempt } from "@academiz/domain/answers";
import type { ProductType } from "@academiz/domain/catalog";
import { succeed } from "@academiz/domain/kernel";
import type { PathResult } from "@academiz/domain/paths";
import { limitTime } from "@academiz/domain/plays";
import { readResetAt } from "@academiz/domain/progress";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPlay } from "../perimeters/find-perimeter.ts";
import type {
  Actor,
  OpenPlay,
  PerimeterRecord,
  ProgressSave,
  ProgressSummary,
  StoredProgress,
} from "../ports/index.ts";
import type { Around } from "./advance-run.ts";
import { followResult } from "./follow-result.ts";
import { followSections } from "./follow-sections.ts";
import { dateFact } from "./judging/date-fact.ts";
import { knowPlay } from "./know-play.ts";
import { noteEnds } from "./note-ends.ts";

export interface SavedProgress {
  readonly accepted: boolean;
  readonly progress: Record<string, unknown>;
}
export type Judgement =
  | { readonly possible: true; readonly progress: StoredProgress; readonly summary: ProgressSummary }
  | {
      readonly possible: false;
      readonly reason: string;
      /** Then it is not kept aside either. */
      readonly isTooMuch?: boolean;
      /** The learner can do nothing about it: answered with this, unaccepted, instead of refused. */
      readonly otherwise?: StoredProgress;
    };
export interface Opened {
  /** Says what becomes of a save, where this is stored. */
  judge(stored: StoredProgress | null): Judgement | Promise<Judgement>;
  /** How it stands for the paths that lead there; absent: by its status. */
  tell?(progress: StoredProgress): unknown;
  /** The attempts that it tells of and this does not: they are kept answer by answer, be it as old as it may. */
  listAttempts?(stored: StoredProgress | null, verdict: Judgement | null): readonly EndedAttempt[];
}
export interface Play {
  /** Of the perimeter. */
  readonly slug: string;
  readonly type: ProductType;
  readonly sent: StoredProgress;
  /** Reads what judging needs; null when there is nothing to play. */
  open(play: OpenPlay): Promise<Opened | null>;
  /** Its time is added to meanwhile, without another fact. */
  readonly countsTime?: boolean;
  /** Its time is the server's own, and no learner's word. */
  readonly ownsTime?: boolean;
  /** True where it is stale whatever its date is. */
  isOutdated?(stored: StoredProgress): boolean;
  /** True where it goes on with what a reset has set aside. */
  isFromBefore?(stored: StoredProgress): boolean;
}
export type Guarding = Pick<World, "plays" | "users" | "clients" | "progress" | "answers" | "transact"> & Around;

/** Saves of one learner that cross each other are judged again, at most so often. */
const TRIES = 100;

/**
 * A stale or repeated save answers what is stored, unaccepted; an impossible one is refused and kept aside, unless it
 * is too much, and what is stored stays. What goes on from before a reset is answered with what is stored, and kept
 * aside. What is written was judged against what it replaces. No more time is believed than can have passed.
 */
export async function guardProgress(stage: Guarding, actor: Actor, play: Play): Outcome<SavedProgress> {
  const now = stage.clock.now();
  const instant = readInstant(play.sent["eventDate"]);
  if (instant === null) {
    return refuse("validation", { faults: [{ path: ["progress", "eventDate"], message: "not an ISO date and time" }] });
  }
  const found = await findPlay(stage, actor, play.slug);
  if (!found.ok) return found;
  const { perimeter, progress: first } = found.value;
  const madeAt = Date.parse(found.value.madeAt);
  if (perimeter.productType !== play.type) return refuse("not-found");
  const read = () => stage.progress.read(actor.home, actor.userId, play.slug);
  const opened = await play.open(found.value);
  if (!opened) return refuse("not-found");
  for (
    let [tries, stored] = [1, first === null ? null : (JSON.parse(first) as StoredProgress)];
    ;
    tries += 1, stored = await read()
  ) {
    const owner = { userId: actor.userId, perimeterSlug: play.slug };
    if (stored && play.isFromBefore?.(stored)) {
      const verdict = await opened.judge(stored);
      if (!verdict.possible && verdict.isTooMuch) return refuseTooMuch(verdict);
      await stage.progress.keepRefused(actor.home, { ...owner, progress: play.sent }, toIso(now));
      return succeed({ accepted: false, progress: { ...stored } });
    }
    const { eventDate, toldDate, isOlder } = dateFact(instant, { now, madeAt }, stored);
    const isStale = stored !== null && (isOlder || play.isOutdated?.(stored) === true);
    if (stored && (isStale || tries > TRIES)) {
      const attempts = opened.listAttempts?.(stored, null) ?? [];
      if (attempts.length > 0)
        await stage.answers.addMissing(actor.home, { ...owner, at: eventDate, attempts }, readResetAt(stored));
      return succeed({ accepted: false, progress: { ...stored } });
    }
    const verdict = await opened.judge(stored);
    if (!verdict.possible) {
      const faults = [{ path: ["progress"], message: verdict.reason }];
      if (verdict.isTooMuch) return refuseTooMuch(verdict);
      await stage.progress.keepRefused(actor.home, { ...owner, progress: play.sent }, toIso(now));
      if (verdict.otherwise) return succeed({ accepted: false, progress: { ...verdict.otherwise } });
      return refuse("progress.impossible", { faults });
    }
    const known = knowPlay(stored, now);
    const time = play.ownsTime ? verdict.summary.time : limitTime(verdict.summary.time, known, now);
    const resetAt = readResetAt(stored);
    const dates = { eventDate, toldDate, knownSince: toIso(Math.max(0, known.since)), resetAt };
    const progress = { ...verdict.progress, time, ...dates };
    const basedOn = stored && String(stored["eventDate"]);
    const summary = { ...verdict.summary, time };
    const basedOnTime = play.countsTime && stored ? Number(stored["time"]) : undefined;
    const attempts = opened.listAttempts?.(stored, verdict);
    const save = { ...owner, eventDate, progress, summary, basedOn, basedOnTime, attempts };
    const tell = (one: StoredProgress) => opened.tell?.(one) ?? one["status"];
    const end = findEnd(stored && tell(stored), tell(progress));
    const { status, score } = verdict.progress;
    const isNew = stored?.["status"] !== status || (status === "COMPLETE" && stored?.["score"] !== score);
    const accepted = await keep(stage, actor, perimeter, save, { end, moves: end !== null || isNew });
    if (accepted) return succeed({ accepted, progress });
    if (tries > TRIES) return refuse("not-found");
  }
}

/** Nothing of it is kept. */
const refuseTooMuch = ({ reason }: { readonly reason: string }) =>
  refuse("validation", { faults: [{ path: ["progress"], message: reason }] });

/** How it ends with a save; null where it does not, or had ended so before. */
const findEnd = (before: unknown, now: unknown): PathResult["status"] | null =>
  now !== before && (now === "COMPLETE" || now === "FAILED") ? now : null;

interface Meaning {
  readonly end: PathResult["status"] | null;
  /** It tells something new to sections: that it was begun, how it ended, or another score. */
  readonly moves: boolean;
}

/** What ends moves the paths on that its learner is on, and the sections: all are stored, or none. */
async function keep(
  stage: Guarding,
  { home, userId }: Actor,
  { productSlug, productType }: Pick<PerimeterRecord, "productSlug" | "productType">,
  save: ProgressSave,
  { end, moves }: Meaning,
): Promise<boolean> {
  if (!moves) return stage.progress.save(home, save);
  return stage.transact(home, async (inside) => {
    const accepted = await inside.progress.save(home, save);
    if (!accepted) return false;
    const place = { perimeterSlug: save.perimeterSlug, type: productType };
    const { summary } = save;
    if (end !== null) {
      // What was done without a network ended when it was done, however late it comes.
      const ended = { userId, slug: productSlug, summary, at: Date.parse(save.eventDate) };
      await noteEnds(inside, home, place, [ended], stage.clock.now());
      await followResult(inside, stage, home, userId, { product: productSlug, status: end, score: summary.score });
    }
    await followSections(inside, stage, home, userId, productSlug);
    return true;
  });
}

/** What lists tell of a result. */
export const summarize = (
  result: Omit<ProgressSummary, "score"> & { readonly score?: number | undefined },
): ProgressSummary => ({
  status: result.status,
  percentage: result.percentage,
  score: result.score ?? null,
  time: result.time,
});
