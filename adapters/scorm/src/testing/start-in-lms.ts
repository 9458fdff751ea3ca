// Knows a window of an LMS that keeps whatever comes last, in which a package has begun to speak, with a clock that the
// test sets.
import type { DatedProgress, OtherWindows } from "@academiz/application/ports";
import type { KeepingLms } from "@academiz/testkit/scorm";
import { SimulatedClock } from "xstate";
import type { Packaged } from "../packaged/packaged-learniz.ts";
import { startTelling } from "../packaged/start-telling.ts";
import { MORNING, type Version } from "./open-lms.ts";

export const ALONE: OtherWindows = { tell: () => {}, areAhead: () => false, watch: () => () => {} };
/** A browser that keeps nothing, and an LMS that has no place for attempts. */
export const NOWHERE = {
  journal: { keep: () => true, readPending: () => null, forget: () => {} },
  running: { keep: () => {}, read: () => null },
  histories: { add: async () => ({ ok: true, value: undefined }) as const },
};

/** What a packaged course and a packaged game have in common. */
export const CONTENT = {
  perimeterSlug: "perimeter",
  productSlug: "product",
  documentFiles: [],
  markType: "DEFAULT",
  scoreStrategies: [],
  theme: {},
  demo: false,
  earlier: [],
};

/** @param at milliseconds since the first window was opened. */
export function startInLms(lms: KeepingLms, version: Version, at: number) {
  const window = lms.open();
  const clock = new SimulatedClock();
  const now = { now: () => MORNING + at + clock.now() };
  const faults: string[] = [];
  const started = startTelling({ API: window.api12, API_1484_11: window.api2004 } as unknown as Window, version, now, {
    onFault: ({ call }) => faults.push(call),
    warn: () => {},
  });
  if (typeof started === "string") throw new Error(started);
  return {
    window,
    clock,
    now,
    faults,
    telling: started.telling,
    /** What is said meanwhile is said after it. */
    async settle(isSaving: () => boolean) {
      do {
        clock.increment(50);
        await Promise.resolve();
      } while (isSaving());
    },
    /** In the order of a browser: beforeunload, hidden, pagehide. */
    close: (leave: () => void, { tellTime }: Pick<Packaged<unknown, DatedProgress>, "tellTime">) =>
      window.close(() => {
        for (const _ of ["beforeunload", "visibilitychange", "pagehide"]) leave();
        tellTime();
        started.host.finish();
      }),
  };
}
