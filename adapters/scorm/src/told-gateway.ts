// Knows how what is told to an LMS is stored there: at once, or not at all.
import type { DatedProgress, ProgressGateway } from "@academiz/application/ports";

/** @param report false when the LMS refused. */
export const createToldGateway = <P extends DatedProgress>(report: (progress: P) => boolean): ProgressGateway<P> => ({
  send: async (progress) =>
    report(progress)
      ? { ok: true, value: { accepted: true, storedEventDate: progress.eventDate ?? "" } }
      : { ok: false, error: { kind: "unexpected", detail: "lms.refused" } },
  sendLeaving: (progress) => {
    report(progress);
  },
});
