// Knows a tab with a packaged course in an LMS that keeps whatever comes last: its player without a page, its time in the test's hand.
import {
  connectLearnizPlayer,
  type LearnizPlayerEvent,
  learnizPlayerMachine,
} from "@academiz/application/learniz-player";
import type { OtherWindows } from "@academiz/application/ports";
import type { Learniz } from "@academiz/domain/learniz";
import type { ExitReading } from "@academiz/domain/scorm";
import type { KeepingLms } from "@academiz/testkit/scorm";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { createPackagedLearniz, type FinishedWork } from "../packaged-learniz.ts";
import { startTelling } from "../start-telling.ts";
import { MORNING, type Version } from "./open-lms.ts";

export interface TabOptions {
  /** What the windows of the device know of each other; nothing without it. */
  readonly windows?: OtherWindows;
  readonly version: Version;
  readonly learniz: Learniz;
  /** Milliseconds since the first tab was opened. */
  readonly at?: number;
  /** What the browser holds of finished courses; nothing without it. */
  readonly finished?: FinishedWork | undefined;
  readonly exitReading?: ExitReading;
}

const ALONE: OtherWindows = { tell: () => {}, areAhead: () => false, watch: () => () => {} };

/** Opened, with its course on the screen. */
export async function openTab(
  lms: KeepingLms,
  { version, learniz, at = 0, exitReading = "BY_STATUS", windows = ALONE, finished }: TabOptions,
) {
  const window = lms.open();
  const clock = new SimulatedClock();
  const now = { now: () => MORNING + at + clock.now() };
  const faults: string[] = [];
  const started = startTelling({ API: window.api12, API_1484_11: window.api2004 } as unknown as Window, version, now, {
    onFault: ({ call }) => faults.push(call),
    warn: () => {},
  });
  if (typeof started === "string") throw new Error(started);
  const packaged = createPackagedLearniz({
    content: {
      perimeterSlug: "perimeter",
      productSlug: "product",
      name: "A course",
      config: learniz,
      documentFiles: [],
      markType: "DEFAULT",
      scoreStrategies: [],
      colors: {},
      demo: false,
      type: "learniz",
      host: version,
      exitReading,
      earlier: [],
    },
    telling: started.telling,
    clock: now,
    warn: () => {},
    finished,
  });
  const nowhere = { keep: () => {}, readPending: () => null, forget: () => {} };
  const histories = { add: async () => ({ ok: true, value: undefined }) as const };
  const actor = createActor(learnizPlayerMachine, {
    input: {
      mode: "STANDALONE",
      enforcesRules: true,
      saveAfter: 50,
      ports: { ...packaged, journal: nowhere, histories, windows, clock: now },
    },
    clock,
  }).start();
  const view = () => connectLearnizPlayer(actor.getSnapshot());
  /** What is said meanwhile is said after it. */
  const settle = async () => {
    do {
      clock.increment(50);
      await Promise.resolve();
    } while (view().saving === "saving");
  };
  const send = async (...events: readonly LearnizPlayerEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  await waitFor(actor, (snapshot) => connectLearnizPlayer(snapshot).phase === "ready");
  await settle();
  return {
    window,
    faults,
    view,
    send,
    /** In front of the learner. */
    async look(seconds: number) {
      for (let n = 0; n < seconds; n += 1) {
        clock.increment(1_000);
        actor.send({ type: "second.passed" });
      }
      await settle();
    },
    /** As a browser tells it: beforeunload, hidden, pagehide. */
    close: () =>
      window.close(() => {
        for (const _ of ["beforeunload", "visibilitychange", "pagehide"]) actor.send({ type: "page.left" });
        packaged.tellTime();
        started.host.finish();
        actor.stop();
      }),
    /** Every page read, every game answered; `isRight` says which games get their right answer. */
    async finish(isRight: (slug: string) => boolean = () => true) {
      for (const [chapterIndex, chapter] of learniz.chapters.entries())
        for (const [slideIndex, slide] of chapter.slides.entries()) {
          await send({ type: "slide.chosen", place: { chapterIndex, slideIndex } }, { type: "slide.scrolled" });
          for (const { slug, type } of slide.interactivities)
            if (type === "game")
              await send(
                { type: "game.answered", slug, data: { answers: { one: isRight(slug) } } },
                { type: "game.submitted", slug },
              );
        }
    },
  };
}
