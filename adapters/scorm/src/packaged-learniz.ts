// Knows how a learniz inside a SCORM package reads its course and keeps its progress: the LMS is its memory.
import type { Clock, DatedProgress, LearnizSource, ProgressGateway } from "@academiz/application/ports";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import { listInteractions, makeOutline } from "@academiz/domain/scorm";
import { createHeldDates } from "./held-dates.ts";
import type { PackageContent } from "./read-package.ts";
import { fitSuspendData } from "./suspend-data/fit-suspend-data.ts";
import { readSuspendData } from "./suspend-data/read-suspend-data.ts";
import { makeReport, type Telling } from "./telling/report.ts";
import { createToldGateway } from "./told-gateway.ts";

export interface PackagedOptions {
  /** What the package holds: the answer of the platform, frozen at the export (§7.137). */
  readonly content: PackageContent;
  readonly telling: Telling;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
  /** Told of each progress that the LMS took, while a page goes too. */
  readonly onTaken?: (progress: DatedProgress) => void;
}

/** What goes on in a package, whatever is played. */
export interface Packaged<S, P extends DatedProgress> {
  readonly source: S;
  readonly gateway: ProgressGateway<P>;
  /** The `eventDate`s of which the LMS resumes one, as far as is known; empty where it holds nothing. */
  readonly listHeld: () => readonly string[];
}

/** The LMS keeps something, and does not tell what: to begin anew would be to write over it. */
export const UNREAD = { ok: false, error: { kind: "unexpected", detail: "lms.unread" } } as const;

export function createPackagedLearniz(options: PackagedOptions): Packaged<LearnizSource, LearnizProgress> {
  const { content, telling, clock, warn, onTaken } = options;
  const startedAt = clock.now();
  const held = createHeldDates();
  const loaded = loadLearniz(content.config);
  const course = loaded.ok ? compileLearniz(loaded.value.learniz) : null;

  function report({ learniz }: CompiledLearniz, progress: LearnizProgress): boolean {
    const { text, notices } = fitSuspendData(makeOutline(learniz), progress, telling.limit);
    for (const notice of notices) warn(notice.text);
    const seconds = (clock.now() - startedAt) / 1_000;
    const { exitReading } = content;
    const isTaken = telling.report(makeReport(learniz, progress, { seconds, suspendData: text, exitReading }));
    if (text !== null) held.tell(progress.eventDate, isTaken);
    if (isTaken) onTaken?.(progress);
    return isTaken;
  }

  return {
    listHeld: held.list,
    source: {
      load: async () => {
        const kept = telling.readSuspendData();
        if (kept === null) return UNREAD;
        const storedProgress = course && readSuspendData(course, content.earlier, kept, content.perimeterSlug);
        held.tell(storedProgress?.eventDate, true);
        if (course && storedProgress) telling.recall(listInteractions(course.learniz, storedProgress));
        return { ok: true, value: { ...content, storedProgress, returnUrl: null } };
      },
    },
    gateway: createToldGateway((progress) => !course || report(course, progress)),
  };
}
