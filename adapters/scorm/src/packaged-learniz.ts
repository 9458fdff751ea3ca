// Knows how a learniz inside a SCORM package reads its course and keeps its progress: the LMS is its memory.
import type { Clock, LearnizSource, ProgressGateway } from "@academiz/application/ports";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import { listInteractions, makeOutline } from "@academiz/domain/scorm";
import type { PackageContent } from "./read-package.ts";
import { fitSuspendData } from "./suspend-data/fit-suspend-data.ts";
import { readSuspendData } from "./suspend-data/read-suspend-data.ts";
import { makeReport, type Telling } from "./telling/report.ts";

export interface PackagedLearnizOptions {
  /** What the package holds: the answer of the platform, frozen at the export (§7.137). */
  readonly content: PackageContent;
  readonly telling: Telling;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
}

export interface PackagedLearniz {
  readonly source: LearnizSource;
  readonly gateway: ProgressGateway;
}

export function createPackagedLearniz({ content, telling, clock, warn }: PackagedLearnizOptions): PackagedLearniz {
  const startedAt = clock.now();
  const loaded = loadLearniz(content.config);
  const course = loaded.ok ? compileLearniz(loaded.value.learniz) : null;

  function report({ learniz }: CompiledLearniz, progress: LearnizProgress): boolean {
    const { text, notices } = fitSuspendData(makeOutline(learniz), progress, telling.limit);
    for (const notice of notices) warn(notice.text);
    const seconds = (clock.now() - startedAt) / 1_000;
    const { exitReading } = content;
    return telling.report(makeReport(learniz, progress, { seconds, suspendData: text, exitReading }));
  }

  return {
    source: {
      load: async () => {
        const kept = telling.readSuspendData();
        const storedProgress = course && readSuspendData(course, content.earlier, kept, content.perimeterSlug);
        if (course && storedProgress) telling.recall(listInteractions(course.learniz, storedProgress));
        return { ok: true, value: { ...content, storedProgress, returnUrl: null } };
      },
    },
    gateway: {
      send: async (progress) => {
        if (course && !report(course, progress))
          return { ok: false, error: { kind: "unexpected", detail: "lms.refused" } };
        return { ok: true, value: { accepted: true, storedEventDate: progress.eventDate ?? "" } };
      },
      sendLeaving: (progress) => {
        if (course) report(course, progress);
      },
    },
  };
}
