// Knows what an LMS keeps of a game that was finished and is opened again: one that merges whatever comes, and hands
// nothing back of an attempt of 2004 that ended.
import type { PlayedView } from "@academiz/domain/games";
import { createKeepingLms, type KeepingLms, type LmsWords } from "@academiz/testkit/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FinishedWork } from "./packaged/packaged-learniz.ts";
import { makeFinishedWork } from "./testing/finished-work.ts";
import { answers, makeGame, SLUGS } from "./testing/games.ts";
import { type GameTabOptions, openGameTab } from "./testing/open-game-tab.ts";

/** The game is a true/false game. */
const listStatements = (play: PlayedView | undefined) => (play && "statements" in play ? play.statements : []);

const HOUR = 3_600_000;
/** The values that may not decrease. */
const readResult = (kept: LmsWords) =>
  Object.fromEntries(Object.entries(kept).filter(([element]) => /status|score|measure/.test(element)));
/** Answers one statement, right or wrong. */
const answerOne = (isRight: boolean) => answers(Number(isRight), SLUGS.slice(0, 1));

describe.each(["1.2", "2004"] as const)("%s, decisions 7: a finished game", (version) => {
  const scaled = version === "1.2" ? {} : { "cmi.score.scaled": "1", "cmi.progress_measure": "1" };
  const WON: LmsWords =
    version === "1.2"
      ? { "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "100" }
      : { "cmi.completion_status": "completed", "cmi.success_status": "passed", "cmi.score.raw": "100", ...scaled };
  const STATUS = version === "1.2" ? "cmi.core.lesson_status" : "cmi.completion_status";
  const SCORE = version === "1.2" ? "cmi.core.score.raw" : "cmi.score.raw";

  /** In one browser: opens the game again and again. */
  function makeDevice(config: object, options: Partial<GameTabOptions> = {}) {
    const finished = version === "2004" ? makeFinishedWork() : undefined;
    const game = makeGame({ victoryThreshold: 50, ...config });
    let visits = 0;
    return {
      open: (lms: KeepingLms) => openGameTab(lms, { version, game, finished, at: visits++ * HOUR, ...options }),
    };
  }
  async function win(device: ReturnType<typeof makeDevice>) {
    const lms = createKeepingLms(version);
    const tab = await device.open(lms);
    await tab.play(answers(4), true);
    tab.close();
    expect(lms.readKept()).toMatchObject(WON);
    return lms;
  }

  test.each(["BY_STATUS", "ALWAYS_NORMAL", "ALWAYS_SUSPEND"] as const)(
    "§4.108–§4.110 left with %s, is not lowered by answers, however often it is opened again",
    async (exitReading) => {
      for (const strategy of ["BEST_SCORE", "FIRST"]) {
        const device = makeDevice({ strategy }, { exitReading });
        const lms = await win(device);
        const won = readResult(lms.readKept());
        for (const isRight of [false, true, false]) {
          const tab = await device.open(lms);
          expect(readResult(lms.readKept())).toEqual(won);
          await tab.play(answerOne(isRight), false);
          expect(readResult(lms.readKept())).toEqual(won);
          tab.close();
          expect(readResult(lms.readKept())).toEqual(won);
          expect(tab.faults).toEqual([]);
        }
      }
    },
  );
  test("is not changed by looking at it, nor by a tab that stood idle", async () => {
    const device = makeDevice({});
    const lms = createKeepingLms(version);
    const forgotten = await device.open(lms);
    const tab = await device.open(lms);
    await tab.play(answers(4), true);
    tab.close();
    const won = readResult(lms.readKept());
    forgotten.close();
    const look = await device.open(lms);
    await look.send({ type: "second.passed" }, { type: "page.left" });
    look.close();
    expect(readResult(lms.readKept())).toEqual(won);
  });
  test("keeps status and score where no progress comes back, whatever is played and ended", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(SLUGS.length), fc.boolean()), { minLength: 1, maxLength: 4 }),
        async (goes) => {
          const { "cmi.suspend_data": _, "cmi.exit": __, ...rest } = (await win(makeDevice({}))).readKept();
          const lms = createKeepingLms(version, rest);
          const device = makeDevice({}, { exitReading: "ALWAYS_SUSPEND" });
          for (const [right, isEnded] of goes) {
            const tab = await device.open(lms);
            await tab.play(answers(right), isEnded);
            tab.close();
            expect(lms.readKept()).toMatchObject(readResult(rest));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
  test("§4.61 is lowered by another attempt, where it came back and its author lets the last one count", async () => {
    const device = makeDevice({ strategy: "LAST" }, { exitReading: "ALWAYS_SUSPEND" });
    const lms = await win(device);
    const tab = await device.open(lms);
    await tab.play(answerOne(false), false);
    expect(lms.readKept()).toMatchObject({ [STATUS]: "incomplete", [SCORE]: "100" });
    await tab.play(answers(1), true);
    tab.close();
    expect(lms.readKept()).toMatchObject({ [STATUS]: version === "1.2" ? "failed" : "incomplete", [SCORE]: "25" });
  });
});

describe("2004, decisions 7: a game that was finished, and of which nothing comes back", () => {
  const version = "2004";
  async function winAndOpen(finished?: FinishedWork, config: object = {}) {
    const lms = createKeepingLms(version);
    const game = makeGame({ victoryThreshold: 50, ...config });
    const tab = await openGameTab(lms, { version, game, finished });
    await tab.play(answers(4), true);
    tab.close();
    return { lms, again: await openGameTab(lms, { version, game, finished, at: HOUR }) };
  }
  const WON: LmsWords = {
    "cmi.completion_status": "completed",
    "cmi.success_status": "passed",
    "cmi.score.raw": "100",
    "cmi.progress_measure": "1",
  };
  test.each([
    ["BEST_SCORE", 1, WON],
    ["BEST_SCORE", 3, WON],
    ["FIRST", 1, WON],
    ["FIRST", 3, WON],
    [
      "LAST",
      1,
      { ...WON, "cmi.completion_status": "incomplete", "cmi.success_status": "failed", "cmi.score.raw": "25" },
    ],
    ["LAST", 3, { ...WON, "cmi.score.raw": "75" }],
  ] as const)("§4.60–§4.62 ends again as its author's %s has it (%i of 4)", async (strategy, right, kept) => {
    const { lms, again } = await winAndOpen(makeFinishedWork(), { strategy });
    await again.play(answers(right), true);
    expect(lms.readKept()).toMatchObject(kept);
    again.close();
    expect(lms.readKept()).toMatchObject(kept);
  });
  test("§4.60 is lowered by no attempt, however many are begun and ended", async () => {
    const ends = fc.tuple(fc.nat(SLUGS.length), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(ends, { minLength: 1, maxLength: 4 }), async (goes) => {
        const [lms, finished] = [createKeepingLms(version), makeFinishedWork()];
        const game = makeGame({ victoryThreshold: 50 });
        let best = 50;
        for (const [at, [right, isEnded]] of [[2, true] as const, ...goes].entries()) {
          const tab = await openGameTab(lms, { version, game, finished, at: at * HOUR });
          await tab.play(answers(right), isEnded);
          tab.close();
          best = isEnded ? Math.max(best, right * 25) : best;
          expect(lms.readKept()).toMatchObject({ ...WON, "cmi.score.raw": String(best) });
        }
      }),
      { numRuns: 25 },
    );
  });
  test("is reported in a new attempt of the LMS as long as it says no less", async () => {
    for (const [right, told] of [
      [1, {}],
      [3, { ...WON, "cmi.score.raw": "100" }],
    ] as const) {
      const finished = makeFinishedWork();
      const game = makeGame({ victoryThreshold: 50 });
      const won = await openGameTab(createKeepingLms(version), { version, game, finished });
      await won.play(answers(4), true);
      won.close();
      const anew = createKeepingLms(version);
      const tab = await openGameTab(anew, { version, game, finished, at: HOUR });
      await tab.play(answers(right), true);
      expect(readResult(anew.readKept())).toMatchObject(told);
      expect(anew.readKept()["cmi.success_status"]).toBe(right === 1 ? undefined : "passed");
    }
  });
  test("goes on where it was left: its answers are kept, and suspended", async () => {
    const { lms, again } = await winAndOpen(makeFinishedWork());
    await again.play(answers(2, SLUGS.slice(0, 2)), false);
    again.close();
    expect(lms.readKept()).toMatchObject({ "cmi.completion_status": "completed", "cmi.exit": "suspend" });
    const later = await openGameTab(lms, { version, game: makeGame({ victoryThreshold: 50 }), at: 2 * HOUR });
    expect(listStatements(later.view().game?.play).map(({ answer }) => answer)).toEqual([true, true, null, null]);
  });
  test("leaves no answer in the browser, and nothing at all once the LMS hands another end back", async () => {
    const finished = makeFinishedWork();
    const LAST = { victoryThreshold: 50, strategy: "LAST" };
    const { lms, again } = await winAndOpen(finished, LAST);
    expect(finished.read("perimeter")).toEqual({
      slug: "perimeter",
      status: "COMPLETE",
      score: 100,
      percentage: 100,
      time: expect.any(Number),
    });
    await again.play(answers(1), true);
    again.close();
    await openGameTab(lms, { version, game: makeGame(LAST), finished, at: 2 * HOUR });
    expect(finished.read("perimeter")).toBeNull();
  });
  test("is reported as begun with the first answer in a browser that knows nothing of it", async () => {
    const { lms, again } = await winAndOpen();
    await again.play(answerOne(true), false);
    expect(lms.readKept()).toMatchObject({ "cmi.completion_status": "incomplete", "cmi.exit": "suspend" });
  });
});
