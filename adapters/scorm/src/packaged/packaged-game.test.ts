// Knows that a game inside a package reports to its LMS what it has to, in either version, and finds it there again.

import type { GamePlayerInput } from "@academiz/application/game-player";
import { connectGamePlayer, gamePlayerMachine } from "@academiz/application/game-player";
import type { PlayedView } from "@academiz/domain/games";
import { GAME_TYPES, listAnswers, readGame, sampleGame, solveGame } from "@academiz/domain/games";
import type { GamePlay } from "@academiz/domain/plays";
import { SCORE_STRATEGIES } from "@academiz/domain/scoring";
import { makeGameOutline } from "@academiz/domain/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { Telling } from "../telling/report.ts";
import { answers, makeGame, SLUGS } from "../testing/games.ts";
import { type Kept, MORNING, openLms, type Version } from "../testing/open-lms.ts";
import { createPackagedGame } from "./packaged-game.ts";
import type { PackageContent } from "./read-package.ts";

/** The game is a true/false game. */
const listStatements = (play: PlayedView | undefined) => (play && "statements" in play ? play.statements : []);

/** One launch of the package, with its player and with what the LMS kept of the launch before. */
async function launch(
  version: Version,
  config: Kept,
  kept?: Kept,
  change: Partial<PackageContent> = {},
  words: Partial<Telling> = {},
) {
  const clock = new SimulatedClock();
  const now = () => MORNING + clock.now();
  const lms = openLms(version, now, kept);
  const content: PackageContent = {
    type: "game",
    perimeterSlug: "product",
    productSlug: "product",
    name: "A game",
    config,
    documentFiles: [],
    markType: "mark100",
    scoreStrategies: ["BEST_SCORE"],
    theme: {},
    demo: false,
    host: version,
    exitReading: "BY_STATUS",
    earlier: [],
    ...change,
  };
  const telling = { ...lms.telling, ...words };
  const ports: GamePlayerInput["ports"] = {
    ...createPackagedGame({ content, telling, clock: { now }, warn: lms.warn }),
    journal: { keep: () => true, readPending: () => null, forget: () => {} },
    running: { keep: () => {}, read: () => null },
    histories: { add: async () => ({ ok: true, value: undefined }) },
    windows: { tell: () => {}, areAhead: () => false, watch: () => () => {} },
    clock: { now },
  };
  const actor = createActor(gamePlayerMachine, { input: { ports, mode: "STANDALONE" }, clock }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches("loading"));
  actor.send({ type: "game.begun" });
  return {
    ports,
    actor,
    clock,
    calls: lms.calls,
    faults: lms.faults,
    warnings: lms.warnings,
    read: lms.readWritten,
    view: () => connectGamePlayer(actor.getSnapshot()),
    play: (): GamePlay => {
      const { loaded } = actor.getSnapshot().context;
      if (!loaded) throw new Error("no game is loaded");
      return loaded.play;
    },
    answer: (data: unknown) => actor.send({ type: "game.answered", data }),
    attempt(data: unknown) {
      actor.send({ type: "game.retried" });
      actor.send({ type: "game.answered", data });
      actor.send({ type: "game.submitted" });
    },
    async save() {
      clock.increment(200);
      await waitFor(actor, (snapshot) => connectGamePlayer(snapshot).saving === "saved");
    },
    goAway: lms.goAway,
    /** The page goes away, and a good LMS reacts. */
    leave(): Kept {
      actor.send({ type: "page.left" });
      return lms.close();
    },
  };
}
const ELEMENTS = {
  "1.2": {
    status: "cmi.core.lesson_status",
    exit: "cmi.core.exit",
    raw: "cmi.core.score.raw",
    time: "cmi.core.session_time",
  },
  "2004": { status: "cmi.completion_status", exit: "cmi.exit", raw: "cmi.score.raw", time: "cmi.session_time" },
} as const;

describe.each(["1.2", "2004"] as const)("a game in an LMS of SCORM %s", (version) => {
  const { status, exit, raw, time } = ELEMENTS[version];

  test.each(GAME_TYPES)(
    "§4.116 §9.22 %s: an attempt that was left halfway comes back as it was, and a strict LMS takes the record of each item",
    async (gameType) => {
      let slugs = 0;
      const { title, content } = sampleGame(gameType, "FR", () => (slugs++ * 0.618_033_9) % 1);
      const config = { publishedDate: "2026-01-01T00:00:00.000Z", context: { title }, config: { gameType }, content };
      const game = readGame({ params: config });
      if (!game.ok) throw new Error("the example cannot be read");
      const solve = (right?: number, wrong?: number) => ({
        ...(solveGame(game.value, right, wrong) as object),
        seed: 4_711,
      });
      const [all, wrong] = [solve(), solve(0, Number.POSITIVE_INFINITY)];
      const first = await launch(version, config);
      first.answer(solve(1));
      await first.save();
      const second = await launch(version, config, first.leave());
      expect(second.play().data).toEqual(solve(1));
      const listResults = () =>
        second.calls.flatMap(({ element, value, code }) =>
          /interactions\.\d+\.result/.test(element ?? "") && code === "0" ? [value] : [],
        );
      // Something that is only looked at gives no record, and where nothing is right or wrong a record says so.
      const list = (data: unknown, verdict: string) =>
        listAnswers(game.value, data).map((one) =>
          one.kind === "free" || (one.kind === "choice" && one.rightAnswer.length === 0) ? "neutral" : verdict,
        );
      second.attempt(all);
      await second.save();
      // The first launch has reported its own answers.
      expect(listResults()).toEqual(list(all, "correct").slice(listAnswers(game.value, solve(1)).length));
      const before = listResults().length;
      second.attempt(wrong);
      await second.save();
      // The same answer is reported once.
      const former = new Set(listAnswers(game.value, all).map((one) => JSON.stringify(one)));
      const isNew = listAnswers(game.value, wrong).map((one) => !former.has(JSON.stringify(one)));
      const wrongs = list(wrong, version === "1.2" ? "wrong" : "incorrect").filter((_, index) => isNew[index]);
      expect(listResults().slice(before)).toEqual(wrongs);
      expect([...first.faults, ...second.faults]).toEqual([]);
    },
  );

  test("§4.103–§4.105 begins incomplete, and suspended: in 2004 with its first answer", async () => {
    const { read, faults, answer, save } = await launch(version, makeGame());
    const begun = version === "1.2" ? ["incomplete", "suspend", undefined] : [undefined, undefined, undefined];
    expect([read(status), read(exit), read(raw)]).toEqual(begun);
    answer(answers(1, SLUGS.slice(0, 1)));
    await save();
    expect([read(status), read(exit)]).toEqual(["incomplete", "suspend"]);
    expect(faults).toEqual([]);
  });

  test("§4.113 §4.114 tells the time of this session, whichever launch it is", async () => {
    const one = await launch(version, makeGame());
    one.clock.increment(3_723_300);
    one.answer(answers(1, SLUGS.slice(0, 1)));
    await one.save();
    const two = await launch(version, makeGame(), one.leave());
    two.clock.increment(9_800);
    two.answer(answers(1, SLUGS.slice(0, 2)));
    await two.save();
    expect([one.read(time), two.read(time)]).toEqual(
      version === "1.2" ? ["0001:02:03.50", "0000:00:10.00"] : ["PT1H2M3.5S", "PT10S"],
    );
  });

  test("§4.113 §4.114 §4.116 tells how much is answered while it goes on, and each answer", async () => {
    const game = await launch(version, makeGame({ victoryThreshold: 50 }));
    game.answer(answers(1, SLUGS.slice(0, 2)));
    await game.save();
    expect([game.read(status), game.read(exit), game.read(raw)]).toEqual(["incomplete", "suspend", undefined]);
    if (version === "2004") expect(game.read("cmi.progress_measure")).toBe("0.5");
    const ids = game.calls
      .filter(({ element = "" }) => /interactions\.\d+\.id/.test(element))
      .map(({ value }) => value);
    expect(ids).toEqual(["product.one", "product.two"]);
    expect(game.read("cmi.interactions.1.result")).toBe(version === "1.2" ? "wrong" : "incorrect");
    expect(game.calls.some(({ element = "" }) => /location|objectives\.\d/.test(element))).toBe(false);
    expect(game.faults).toEqual([]);
  });

  test("§4.92–§4.102 §4.111 §4.114 §4.115 its end has the status of its result, and success only where a threshold of 0 or more is to be reached", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(undefined, -1, 0, 50, 100),
        fc.nat(SLUGS.length),
        async (victoryThreshold, right) => {
          const game = await launch(version, makeGame({ victoryThreshold }));
          game.attempt(answers(right));
          await game.save();
          const isScored = (victoryThreshold ?? -1) >= 0;
          const isFailed = right * 25 < (victoryThreshold ?? -1);
          const word = isFailed ? "failed" : isScored ? "passed" : "completed";
          expect(game.read(raw)).toBe(String(right * 25));
          if (version === "1.2") {
            expect(game.read(status)).toBe(word);
            expect(game.read(exit)).toBe(isFailed ? "suspend" : "");
          } else {
            expect(game.read(status)).toBe(isFailed ? "incomplete" : "completed");
            expect(game.read("cmi.success_status")).toBe(isScored ? word : undefined);
            expect(game.read("cmi.score.scaled")).toBe(String(right / 4));
            expect(game.read("cmi.progress_measure")).toBe("1");
            expect(game.read(exit)).toBe(isFailed ? "suspend" : "normal");
          }
          expect(game.faults).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("§3.178 §4.60–§4.62 §4.107 whatever is played, and wherever it is left, the next launch goes on from what counts", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SCORE_STRATEGIES),
        fc.array(fc.array(fc.tuple(fc.nat(SLUGS.length), fc.boolean()), { maxLength: 3 }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (strategy, launches) => {
          const config = makeGame({ victoryThreshold: 50, strategy });
          let [kept, before]: [Kept | undefined, GamePlay | undefined] = [undefined, undefined];
          for (const goes of launches) {
            const game = await launch(version, config, kept);
            // Giving the same answer again is not a new fact: the LMS keeps the date of the first.
            const rest = { goes: [], eventDate: "" };
            if (before?.eventDate !== undefined) expect({ ...game.play(), ...rest }).toEqual({ ...before, ...rest });
            for (const [right, isEnded] of goes) {
              game.clock.increment(1_000);
              if (isEnded) game.attempt(answers(right));
              else game.answer(answers(right, SLUGS.slice(0, 2)));
            }
            kept = game.leave();
            before = game.play();
            expect(game.faults).toEqual([]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("§4.66 somebody who began in a former publication goes on in this one: answers stay with the statements that stay", async () => {
    const old = makeGame({}, ["gone", "one", "two"]);
    const first = await launch(version, old);
    first.answer({ answers: { gone: true, one: true, two: false } });
    const kept = first.leave();
    const read = readGame({ params: old });
    if (!read.ok) throw new Error("no game");
    const earlier = [makeGameOutline(read.value)];
    const second = await launch(version, makeGame({}, ["two", "one", "new"]), kept, { earlier });
    expect(listStatements(second.view().game?.play).map(({ slug, answer }) => [slug, answer])).toEqual([
      ["two", false],
      ["one", true],
      ["new", null],
    ]);
    const unknown = await launch(version, makeGame({}, ["two", "one", "new"]), kept);
    expect(unknown.view().game?.entrance).toBe("new");
  });

  test("§9.23 §8.25 the longest possible game, with the longest slugs, leaves nothing out and stays small", async () => {
    const slugs = Array.from({ length: 30 }, (_, n) => `${n}${"x".repeat(100)}`);
    const game = await launch(version, makeGame({}, slugs));
    game.attempt(answers(17, slugs));
    const kept = game.leave();
    expect(game.read("cmi.suspend_data")?.length).toBeLessThan(100);
    expect(game.warnings.filter((text) => text.includes("over the limit"))).toEqual([]);
    const again = await launch(version, makeGame({}, slugs), kept);
    expect(again.play().data).toEqual(answers(17, slugs));
  });

  test("§8.23 text that no game wrote, or that was cut, counts as nothing", async () => {
    const first = await launch(version, makeGame());
    first.attempt(answers(4));
    const kept = first.leave();
    const text = String(kept["suspend_data"]);
    for (const suspend_data of ["", "nonsense", text.slice(0, -1), `${text}A`]) {
      const game = await launch(version, makeGame(), { ...kept, suspend_data });
      expect(game.view().game?.entrance).toBe("new");
    }
  });

  test("where the LMS may keep something and does not say what, the game does not begin over it", async () => {
    const one = await launch(version, makeGame());
    one.answer(answers(2));
    await one.save();
    const kept = one.leave();
    const two = await launch(version, makeGame(), kept, {}, { readSuspendData: () => null });
    expect(two.view()).toMatchObject({ phase: "failed", trouble: { detail: "lms.unread" } });
    two.answer(answers(1));
    const three = await launch(version, makeGame(), two.leave());
    expect(three.play().data).toEqual(one.play().data);
  });

  test("§4.117 what the LMS refuses is reported as not saved, and tried again", async () => {
    const game = await launch(version, makeGame());
    game.goAway(true);
    game.attempt(answers(4));
    game.clock.increment(200);
    await waitFor(game.actor, (snapshot) => connectGamePlayer(snapshot).saving === "refused");
    game.goAway(false);
    game.actor.send({ type: "retry.asked" });
    await waitFor(game.actor, (snapshot) => connectGamePlayer(snapshot).saving === "saved");
    expect(game.read(raw)).toBe("100");
  });

  test("§4.116 an answer is reported once: neither another attempt with the same answers nor the next launch repeats it", async () => {
    const first = await launch(version, makeGame());
    first.attempt(answers(4));
    await first.save();
    first.attempt(answers(4));
    await first.save();
    const count = ({ calls }: typeof first) =>
      calls.filter(({ element = "", code }) => /interactions\.\d+\.result/.test(element) && code === "0").length;
    expect(count(first)).toBe(4);
    const second = await launch(version, makeGame(), first.leave());
    second.attempt(answers(4));
    await second.save();
    expect(count(second)).toBe(0);
    second.attempt(answers(3));
    await second.save();
    expect(count(second)).toBe(1);
    // Of two attempts that ended before a save, the newest holds the answers.
    second.attempt(answers(4));
    second.attempt(answers(3));
    await second.save();
    expect(count(second)).toBe(1);
  });

  test("§8.32 a content that is not a game reports nothing", async () => {
    const game = await launch(version, { config: { gameType: "FUTURE" } });
    expect(game.view().phase).toBe("failed");
    game.leave();
    expect(game.read("cmi.suspend_data")).toBeUndefined();
  });
});
