// Knows how a report to an LMS is stored there at once or not at all, and is not repeated where nothing is new.
import type { DatedProgress, ProgressGateway } from "@academiz/application/ports";

export interface Reporting<P extends DatedProgress> {
  /** False when the LMS refused. */
  report(progress: P): boolean;
  /** Reports only the time, since nothing else is new; false when the LMS refused. */
  reportTime(isLeaving: boolean): boolean;
  /** True where the learner did nothing between the two. `isFirst`: nothing was reported in this visit yet. */
  isSameWork(told: P, progress: P, isFirst: boolean): boolean;
}

export interface Told<P extends DatedProgress> {
  readonly gateway: ProgressGateway<P>;
  /** Takes what a visit reaches by itself, before anybody did anything: it is not news. */
  begin(opened: P): void;
}

export function createTold<P extends DatedProgress>({ report, reportTime, isSameWork }: Reporting<P>): Told<P> {
  let told: P | null = null;
  let isFirst = true;
  function tell(progress: P, isLeaving: boolean): boolean {
    if (told && isSameWork(told, progress, isFirst)) return reportTime(isLeaving);
    if (!report(progress)) return false;
    told = progress;
    isFirst = false;
    return true;
  }
  return {
    begin(opened) {
      told = opened;
    },
    gateway: {
      send: async (progress) =>
        tell(progress, false)
          ? { ok: true, value: { accepted: true, storedEventDate: progress.eventDate ?? "" } }
          : { ok: false, error: { kind: "unexpected", detail: "lms.refused" } },
      sendLeaving: (progress) => {
        tell(progress, true);
      },
    },
  };
}
