// Knows a tab with a packaged course in an LMS that keeps whatever comes last: its player without a page, with a clock
// that the test sets.
import {
  connectLearnizPlayer,
  type LearnizPlayerEvent,
  learnizPlayerMachine,
} from "@academiz/application/learniz-player";
import type { OtherWindows } from "@academiz/application/ports";
import type { Learniz } from "@academiz/domain/learniz";
import type { ExitReading } from "@academiz/domain/scorm";
import type { KeepingLms } from "@academiz/testkit/scorm";
import { createActor, waitFor } from "xstate";
import { createPackagedLearniz, type FinishedWork } from "../packaged/packaged-learniz.ts";
import type { Version } from "./open-lms.ts";
import { ALONE, CONTENT, NOWHERE, startInLms } from "./start-in-lms.ts";

export interface TabOptions {
  /** What the windows of the device know of each other; absent: nothing. */
  readonly windows?: OtherWindows;
  readonly version: Version;
  readonly learniz: Learniz;
  /** Milliseconds since the first tab was opened. */
  readonly at?: number;
  /** What the browser holds of finished courses; absent: nothing. */
  readonly finished?: FinishedWork | undefined;
  readonly exitReading?: ExitReading;
}

/** Opened, with its course on the screen. */
export async function openTab(
  lms: KeepingLms,
  { version, learniz, at = 0, exitReading = "BY_STATUS", windows = ALONE, finished }: TabOptions,
) {
  const { window, clock, now, faults, telling, settle, close } = startInLms(lms, version, at);
  const packaged = createPackagedLearniz({
    content: {
      ...CONTENT,
      name: "A course",
      config: learniz,
      type: "learniz",
      host: version,
      exitReading,
    },
    telling,
    clock: now,
    warn: () => {},
    finished,
  });
  const actor = createActor(learnizPlayerMachine, {
    input: {
      mode: "STANDALONE",
      enforcesRules: true,
      saveAfter: 50,
      ports: { ...packaged, ...NOWHERE, windows, clock: now },
    },
    clock,
  }).start();
  const view = () => connectLearnizPlayer(actor.getSnapshot());
  const settled = () => settle(() => view().saving === "saving");
  const send = async (...events: readonly LearnizPlayerEvent[]) => {
    for (const event of events) actor.send(event);
    await settled();
  };
  await waitFor(actor, (snapshot) => connectLearnizPlayer(snapshot).phase === "ready");
  await settled();
  return {
    window,
    faults,
    view,
    send,
    /** Puts the tab in front of the learner. */
    async look(seconds: number) {
      for (let n = 0; n < seconds; n += 1) {
        clock.increment(1_000);
        actor.send({ type: "second.passed" });
      }
      await settled();
    },
    close() {
      const said = close(() => actor.send({ type: "page.left" }), packaged);
      actor.stop();
      return said;
    },
    /** Reads every page and answers every game; `isRight` says which games get their right answer. */
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
