// Knows how a learniz inside a SCORM 1.2 package reads its course and keeps its progress: the LMS is its memory.
import type { LearnizSource, ProgressGateway, ProgressJournal } from "@academiz/application/ports";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import {
  chooseExit,
  formatScorm12Time,
  isPassFailCourse,
  makeOutline,
  readStartStatus,
  START_EXIT,
  toScorm12Status,
} from "@academiz/domain/scorm";
import type { PackageContent } from "./read-package.ts";
import type { Scorm12Runtime } from "./scorm12-runtime.ts";
import { fitSuspendData, SCORM12_LIMIT } from "./suspend-data/fit-suspend-data.ts";
import { readSuspendData } from "./suspend-data/read-suspend-data.ts";

export interface PackagedLearnizOptions {
  /** What the package holds: the answer of the platform, frozen at the export (§7.137). */
  readonly content: PackageContent;
  readonly runtime: Scorm12Runtime;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly warn: (text: string) => void;
}

export interface PackagedLearniz {
  readonly source: LearnizSource;
  readonly gateway: ProgressGateway;
  /** An LMS keeps what it is told at once: nothing waits on the device. */
  readonly journal: ProgressJournal;
}

export function createPackagedLearniz({ content, runtime, now, warn }: PackagedLearnizOptions): PackagedLearniz {
  const startedAt = now();
  const loaded = loadLearniz(content.config);
  const course = loaded.ok ? compileLearniz(loaded.value.learniz) : null;
  begin(runtime);

  function report(course: CompiledLearniz, progress: LearnizProgress): boolean {
    const { text, notices } = fitSuspendData(makeOutline(course.learniz), progress, SCORM12_LIMIT);
    for (const notice of notices) warn(notice.text);
    const said = [
      runtime.set("cmi.core.lesson_status", toScorm12Status(progress.status, isPassFailCourse(course.learniz))),
      runtime.set("cmi.core.lesson_location", `${progress.currentChapterIndex}.${progress.currentSlideIndex}`),
      runtime.set("cmi.core.exit", chooseExit("1.2", progress.status)),
      runtime.set("cmi.core.session_time", formatScorm12Time((now() - startedAt) / 1_000)),
      text === null || runtime.set("cmi.suspend_data", text),
      progress.score === undefined || runtime.set("cmi.core.score.raw", formatScore(progress.score)),
    ];
    return said.every(Boolean) && runtime.commit();
  }

  return {
    source: {
      load: async () => {
        const kept = runtime.get("cmi.suspend_data");
        const storedProgress = course && readSuspendData(course, content.earlier, kept, content.perimeterSlug);
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
    journal: { keep: () => {}, readPending: () => null, forget: () => {} },
  };
}

/** §4.103–§4.104; suspend is written at the start already, so that a lost unload still resumes (decisions 7). */
function begin(runtime: Scorm12Runtime): void {
  const status = runtime.get("cmi.core.lesson_status");
  const started = readStartStatus(status);
  if (started !== status) runtime.set("cmi.core.lesson_status", started);
  runtime.set("cmi.core.score.min", "0");
  runtime.set("cmi.core.score.max", "100");
  runtime.set("cmi.core.exit", START_EXIT);
  runtime.commit();
}

/** A CMIDecimal: no more digits than an LMS is sure to read. */
const formatScore = (score: number): string => String(Math.round(score * 100) / 100);
