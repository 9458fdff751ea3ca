// Knows how a learniz inside a SCORM package reads its course and keeps its progress: the LMS is its memory.
import type { Clock, DatedProgress, LearnizSource, ProgressGateway } from "@academiz/application/ports";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import type { GamePlay } from "@academiz/domain/plays";
import { applySlideCheck, isSameWork, type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { listInteractions, makeOutline, type PackedProgress } from "@academiz/domain/scorm";
import { fitSuspendData } from "../suspend-data/fit-suspend-data.ts";
import { readSuspendData } from "../suspend-data/read-suspend-data.ts";
import { makeReport, type Telling } from "../telling/report.ts";
import { createHeldDates } from "./held-dates.ts";
import type { PackageContent } from "./read-package.ts";
import { createTold } from "./told-gateway.ts";

export interface PackagedOptions {
  /** The content of the package: the platform's answer, frozen at the export (§7.137). */
  readonly content: PackageContent;
  readonly telling: Telling;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
  /** Where the browser keeps what was finished, for an LMS that hands nothing back; absent where it must not. */
  readonly finished?: FinishedWork | undefined;
  /** Called for each progress that the LMS took, also while a page goes away. */
  readonly onTaken?: (progress: DatedProgress) => void;
}

/** What a browser still holds of a finished course; for a game, the end alone. */
export interface FinishedWork {
  keep(progress: DatedProgress | FinishedGame): void;
  /** Unparsed; null where there is none. */
  read(perimeterSlug: string): unknown;
  forget(perimeterSlug: string): void;
}

/** The end of a game, without its answers. */
export type FinishedGame = Pick<DatedProgress, "slug"> & Pick<GamePlay, "status" | "percentage" | "time" | "score">;

/** What goes on in a package, whatever is played. */
export interface Packaged<S, P extends DatedProgress> {
  readonly source: S;
  readonly gateway: ProgressGateway<P>;
  /** The page goes for good: its last message holds how long it was there. */
  readonly tellTime: () => void;
  /** The `eventDate`s of which the LMS resumes one, as far as is known; empty where it holds nothing. */
  readonly listHeld: () => readonly string[];
}

/** The LMS keeps something, and does not say what: beginning anew would overwrite it. */
export const UNREAD = { ok: false, error: { kind: "unexpected", detail: "lms.unread" } } as const;

export function createPackagedLearniz(options: PackagedOptions): Packaged<LearnizSource, LearnizProgress> {
  const { content, telling, clock, warn, onTaken, finished } = options;
  const startedAt = clock.now();
  const held = createHeldDates();
  const loaded = loadLearniz(content.config);
  const course = loaded.ok ? compileLearniz(loaded.value.learniz) : null;

  const countSeconds = () => (clock.now() - startedAt) / 1_000;

  /** The finished course that was offered to look through: its answers were given then, not now. */
  let offered: LearnizProgress | null = null;

  function report(course: CompiledLearniz, progress: LearnizProgress): boolean {
    const { learniz } = course;
    if (offered && progress.status === "COMPLETE") telling.recall(listInteractions(learniz, offered));
    offered = null;
    const { text, notices } = fitSuspendData(makeOutline(learniz), progress, telling.limit);
    for (const notice of notices) warn(notice.text);
    const { exitReading } = content;
    const rest = { seconds: countSeconds(), suspendData: text, exitReading };
    const isTaken = telling.report(makeReport(course, progress, rest));
    if (text !== null) held.tell(progress.eventDate, isTaken);
    if (isTaken) onTaken?.(progress);
    if (isTaken && progress.status === "COMPLETE") finished?.keep(progress);
    return isTaken;
  }

  const told = createTold<LearnizProgress>({
    report: (progress) => !course || report(course, progress),
    reportTime: (isLeaving) => telling.reportTime(countSeconds(), isLeaving),
    isSameWork,
  });
  /** What opening the first page achieves is not a fact yet; but if it completes the course, the course is complete. */
  function open(course: CompiledLearniz, stored: PackedProgress | null): void {
    const { progress } = loadProgress(course, stored, content.perimeterSlug);
    const opened = applySlideCheck(course, progress).progress;
    told.begin(opened.status === "COMPLETE" ? progress : opened);
    if (!stored) return;
    const { exitReading } = content;
    telling.resume({
      ...makeReport(course, progress, { seconds: 0, suspendData: null, exitReading }),
      status: stored.status,
      interactions: listInteractions(course.learniz, stored),
      countsAnew: stored.publishedDate !== course.learniz.publishedDate,
    });
  }

  return {
    listHeld: held.list,
    tellTime: () => void telling.reportTime(countSeconds(), true),
    source: {
      load: async () => {
        const kept = telling.readSuspendData();
        if (kept === null) return UNREAD;
        const storedProgress = course && readSuspendData(course, content.earlier, kept, content.perimeterSlug);
        held.tell(storedProgress?.eventDate, true);
        if (course) open(course, storedProgress);
        const { perimeterSlug } = content;
        if (kept !== "") finished?.forget(perimeterSlug);
        const left = finished?.read(perimeterSlug) ?? null;
        offered = course && left && loadProgress(course, left, perimeterSlug).progress;
        const again = left === null ? {} : { finished: left };
        return { ok: true, value: { ...content, ...again, storedProgress, returnUrl: null } };
      },
    },
    gateway: told.gateway,
  };
}
