// Knows how a game that is a product is played on the platform: its screens, its attempts, and what is sent of them.
import type { PlayedView } from "@academiz/domain/games";
import { SCORE_STRATEGIES } from "@academiz/domain/scoring";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answer,
  answers,
  attempt,
  begin,
  createWorld,
  leave,
  makeContent,
  openGame,
  retry,
  second,
  startGame,
  submit,
} from "./testing/start-game.ts";

/** Of a true/false game. */
const listStatements = (play: PlayedView) => ("statements" in play ? play.statements : []);

const ready = async (options: Parameters<typeof openGame>[0] = {}) => {
  const player = openGame(options);
  await player.until(({ phase }) => phase === "ready");
  return player;
};

describe("the screens", () => {
  test("§2.26 §2.27 §3.177 INTRO comes first, with the author's words, the rule to win and what is left to try; then GAME", async () => {
    const words = { title: "Hooks", subtitle: "A quiz", lesson: "About hooks.", explanation: "Answer all." };
    const world = createWorld(makeContent({ victoryThreshold: 60, maxAttempts: 3 }, words));
    const player = await ready({ world });
    expect(player.game()).toMatchObject({
      screen: "INTRO",
      ...words,
      asked: { mark: "60/100" },
      attemptsLeft: 3,
      itemCount: 4,
      entrance: "new",
      keptStatus: null,
    });
    player.send(answer(4), submit);
    expect(player.play().status).toBe("NOT_STARTED");
    player.send(begin);
    expect(player.game().screen).toBe("GAME");
  });
  test("§4.123–§4.126 §9.17 the end of an attempt shows its trophy, by the scores that its author chose, or that it failed", async () => {
    const show = async (right: number, config: object = {}) => {
      const player = await ready({ world: createWorld(makeContent(config)) });
      player.send(begin, answer(right));
      expect(player.game().trophy).toBeNull();
      player.send(submit);
      return player.game().trophy;
    };
    expect([await show(4), await show(3), await show(2), await show(1)]).toEqual([
      "gold",
      "silver",
      "bronze",
      "neutral",
    ]);
    expect(await show(3, { victoryThreshold: 80 })).toBe("failed");
    expect(await show(3, { trophies: { gold: 70 } })).toBe("gold");
    expect(await show(4, { trophies: { isOff: true } })).toBe("neutral");
  });
  test.each([
    [true, true, "GAME"],
    [true, false, "INTRO"],
    [false, true, "INTRO"],
    [undefined, true, "INTRO"],
  ] as const)("§2.28 in a modal (%s), simplified (%s): %s", async (isInModal, isSimplify, screen) => {
    const world = createWorld(makeContent({}, { isSimplify }));
    const player = await ready({ world, ...(isInModal !== undefined && { isInModal }) });
    expect(player.game().screen).toBe(screen);
  });
  test("§4.115 without a threshold of 0 or more there is no rule to win; §5.25 a game without a title has its product's name", async () => {
    for (const victoryThreshold of [-1, undefined]) {
      const world = createWorld(makeContent({ victoryThreshold }, { title: "" }));
      const { game } = await ready({ world });
      expect(game()).toMatchObject({ asked: null, title: "The product", attemptsLeft: null });
    }
  });
  test("§8.32 a content that is no game is told, in words for the learner and for the console; asked again, it is read again", async () => {
    const player = openGame({ toPlay: { config: { config: { gameType: "FUTURE" } } } });
    const { trouble } = await player.until(({ phase }) => phase === "failed");
    expect(trouble).toEqual({ kind: "invalid", detail: "content.no-game" });
    expect(player.actor.getSnapshot().context.notices).toMatchObject([
      { level: "error", text: "Game not found : 'product'" },
    ]);
    player.send({ type: "retry.asked" });
    await player.until(({ phase }) => phase === "failed");
    expect(player.line.count("load")).toBe(2);
  });
  test("§7.85 a game that asks nothing cannot be begun", async () => {
    const player = openGame({ toPlay: { config: { ...makeContent(), content: { statements: [] } } } });
    const { trouble } = await player.until(({ phase }) => phase === "failed");
    expect(trouble?.detail).toBe("content.no-question");
  });
  test("§8.5 without a connection it is tried again when that is asked for", async () => {
    const world = createWorld();
    world.line.fail("load", { kind: "offline", detail: "network" });
    const player = openGame({ world });
    await player.until(({ phase }) => phase === "failed");
    world.line.fail("load", null);
    player.send({ type: "retry.asked" });
    await player.until(({ phase }) => phase === "ready");
  });
});

describe("an attempt", () => {
  test("§3.93 §2.27 a learner who returns to a game that was not won can try again from the intro at once, while attempts are left", async () => {
    const world = createWorld(makeContent({ victoryThreshold: 60, maxAttempts: 2 }));
    const first = await startGame({ world });
    first.send(answer(1), submit);
    await first.save();
    const again = await ready({ world });
    expect(again.game()).toMatchObject({ screen: "INTRO", entrance: "over", keptStatus: "FAILED", canRetry: true });
    again.send(retry);
    expect(again.game().screen).toBe("GAME");
    expect(again.game().play).toMatchObject({ isDone: false, statements: [{ answer: null }, {}, {}, {}] });
    again.send(answer(2), submit);
    await again.save();
    const over = await ready({ world });
    expect(over.game()).toMatchObject({ screen: "INTRO", keptStatus: "FAILED", canRetry: false });
    over.send(retry);
    expect(over.game().screen).toBe("INTRO");
  });
  test("§4.112 is answered one by one, and judged only when its learner asks for it", async () => {
    const player = await startGame({ world: createWorld(makeContent({ victoryThreshold: 60 })) });
    player.send(submit, answer(1, 1), submit);
    expect(player.game().play).toMatchObject({ isDone: false, canSubmit: false });
    player.send(answer(2));
    expect(player.game().play).toMatchObject({ isDone: false, canSubmit: true, score: null });
    await player.save();
    expect(player.store.stored()).toMatchObject({ status: "STARTED", percentage: 100, nbTimeDone: 0 });
    player.send(submit);
    expect(player.game()).toMatchObject({ play: { isDone: true, score: 50, status: "FAILED" }, keptStatus: "FAILED" });
    player.send(answer(4), submit);
    expect(player.play()).toMatchObject({ score: 50, nbTimeDone: 1 });
    await player.save();
    expect(player.store.stored()).toMatchObject({ status: "FAILED", score: 50, percentage: 100, nbTimeDone: 1 });
  });
  test("§3.93 is tried again as often as the author allows, and never halfway", async () => {
    const player = await startGame({ world: createWorld(makeContent({ maxAttempts: 2 })) });
    player.send(answer(0, 2), retry);
    expect(listStatements(player.game().play).map((one) => one.answer)).toEqual([false, false, null, null]);
    player.send(...attempt(0));
    expect(player.game().play).toMatchObject({ canRetry: true, attemptsLeft: 1 });
    player.send(retry);
    expect(player.game().play).toMatchObject({ isDone: false, statements: [{ answer: null }, {}, {}, {}] });
    player.send(...attempt(4), retry, answer(0));
    expect(player.game()).toMatchObject({
      play: { canRetry: false, attemptsLeft: 0, score: 100 },
      keptMark: { mark: "100/100" },
    });
    await player.save();
    expect(player.store.stored()).toMatchObject({ score: 100, nbTimeDone: 2 });
  });
  test("§3.178 §4.60–§4.62 the attempt just made is on screen; the result that counts is chosen by the strategy, with its time, as on the server", async () => {
    for (const strategy of SCORE_STRATEGIES) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(4), fc.nat(20), fc.boolean()), { minLength: 1, maxLength: 6 }),
          async (goes) => {
            const player = await startGame({ world: createWorld(makeContent({ victoryThreshold: 50 }), strategy) });
            const made: { score: number; time: number }[] = [];
            for (const [right, time, isSavedBetween] of goes) {
              if (made.length > 0) player.send(retry);
              for (let n = 0; n < time; n += 1) player.send(second);
              player.send(...attempt(right));
              made.push({ score: right * 25, time });
              expect(player.game().play.score).toBe(right * 25);
              if (isSavedBetween) await player.save();
            }
            await player.save();
            const best = Math.max(...made.map(({ score }) => score));
            const counts = {
              BEST_SCORE: made.find(({ score }) => score === best),
              LAST: made.at(-1),
              FIRST: made[0],
            }[strategy];
            expect(player.play()).toMatchObject({ ...counts, nbTimeDone: made.length, goes: [] });
            const { goes: _, ...kept } = player.play();
            expect(player.store.stored()).toEqual(kept);
            expect(player.store.attempts.map(({ score, time }) => ({ score, time }))).toEqual(made);
          },
        ),
        { numRuns: 20 },
      );
    }
  });
  test("§3.178 seconds count from its first sight to its end, and are sent every 30 once something is answered", async () => {
    const player = await startGame();
    for (let n = 0; n < 60; n += 1) player.send(second);
    expect(player.journal.readPending("p")).toBeNull();
    player.send(answer(1, 1));
    await player.save();
    for (let n = 0; n < 30; n += 1) player.send(second);
    await player.save();
    expect(player.store.stored()?.time).toBe(90);
    player.send(...attempt(4));
    for (let n = 0; n < 30; n += 1) player.send(second);
    await player.save();
    expect(player.store.stored()?.time).toBe(90);
  });
});

describe("what is sent", () => {
  test("§4.117 its progress, then a history entry for each attempt that ended, with the product's name and the time of its end", async () => {
    const player = await startGame();
    player.send(answer(3, 3));
    await player.save();
    expect(player.store.attempts).toEqual([]);
    player.send(second, ...attempt(3));
    await player.save();
    expect(player.line.asked.slice(-2)).toEqual(["send", "add"]);
    expect(player.store.attempts).toEqual([
      {
        slug: "product",
        productPerimeterSlug: "p",
        status: "COMPLETE",
        score: 75,
        time: 1,
        eventDate: player.play().eventDate,
      },
    ]);
    expect(player.journal.readPending("p")).toBeNull();
  });
  test.each([
    ["a preview", { mode: "PREVIEW" }],
    ["a stand-in", { isImpersonated: true }],
  ] as const)("§4.76–§4.80 §4.117 %s plays and tells nobody, not even the device", async (_, options) => {
    const player = await startGame(options);
    player.send(...attempt(4), leave);
    player.clock.increment(10_000);
    expect(player.view()).toMatchObject({ saving: "off", game: { play: { isDone: true, score: 100 } } });
    expect(player.store.sent).toEqual([]);
    expect(player.store.left).toEqual([]);
    expect(player.store.attempts).toEqual([]);
    expect(player.journal.readPending("p")).toBeNull();
  });
  test("§4.117 a stand-in does not send what waits on the device of the learner either", async () => {
    const world = createWorld();
    const before = await startGame({ world });
    before.send(...attempt(4));
    const after = await startGame({ world, isImpersonated: true });
    after.clock.increment(10_000);
    expect(world.store.sent).toEqual([]);
    expect(after.game().keptStatus).toBeNull();
  });
  test("§8.5 an answer that neither the server nor a full device keeps is not told as kept", async () => {
    const player = await startGame();
    player.line.fail("send", { kind: "offline", detail: "network" });
    player.storage.isFull = true;
    player.send(answer(1, 1));
    player.clock.increment(200);
    await player.until(({ saving }) => saving === "unkept");
    player.storage.isFull = false;
    player.send(answer(2, 2));
    await player.until(({ saving }) => saving === "offline");
    player.storage.isFull = true;
    player.send(submit);
    player.line.fail("send", null);
    player.send({ type: "network.returned" });
    await player.until(({ saving }) => saving === "saved");
  });
  test("§4.64 §8.5 attempts that ended offline are kept on the device, sent in their order when the network is back, and counted each", async () => {
    const player = await startGame({ world: createWorld(makeContent(), "LAST") });
    player.line.fail("send", { kind: "offline", detail: "network" });
    player.send(...attempt(1), retry, ...attempt(2), retry, answer(1, 1));
    player.clock.increment(200);
    await player.until(({ saving }) => saving === "offline");
    player.line.fail("send", null);
    player.send({ type: "network.returned" });
    await player.until(({ saving }) => saving === "saved");
    expect(player.store.sent.map(({ status, attempt }) => [status, attempt])).toEqual([
      ["COMPLETE", 1],
      ["COMPLETE", 2],
      ["STARTED", 3],
    ]);
    expect(player.store.stored()).toMatchObject({ status: "STARTED", nbTimeDone: 2 });
    expect(player.store.attempts.map(({ score }) => score)).toEqual([25, 50]);
  });
  test("decisions 15 a page that crashes loses nothing: unsent facts are sent at the next start, and the attempt goes on", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SCORE_STRATEGIES),
        fc.array(fc.nat(4), { maxLength: 3 }),
        fc.nat(4),
        async (strategy, ended, given) => {
          const world = createWorld(makeContent(), strategy);
          const before = await startGame({ world });
          for (const [index, right] of ended.entries()) {
            if (index > 0) before.send(retry);
            before.send(...attempt(right));
          }
          if (ended.length > 0) before.send(retry);
          if (given > 0) before.send(answer(given, given));
          const expected = before.play();
          before.actor.stop();

          const after = await startGame({ world });
          if (expected.goes.length > 0) {
            after.clock.increment(200);
            await after.until(({ saving }) => saving === "saved");
          }
          const { goes: _, ...kept } = expected;
          expect({ ...after.play(), goes: undefined }).toEqual({ ...kept, goes: undefined });
          expect(world.store.attempts).toHaveLength(ended.length);
          if (given > 0) {
            expect(after.game().play.isDone).toBe(false);
            expect(listStatements(after.game().play).filter((one) => one.answer !== null)).toHaveLength(given);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  test("§3.178 a learner who returns finds their result, and the attempt that they left halfway", async () => {
    const world = createWorld();
    const first = await startGame({ world });
    first.send(second, second, answer(1, 2));
    await first.save();
    const halfway = await ready({ world });
    expect(halfway.game()).toMatchObject({ screen: "INTRO", entrance: "halfway", play: { isDone: false } });
    halfway.send(begin, second, ...attempt(3));
    await halfway.save();
    expect(world.store.stored()).toMatchObject({ time: 3, score: 75, nbTimeDone: 1 });
    const over = await ready({ world });
    expect(over.game()).toMatchObject({ entrance: "over", keptStatus: "COMPLETE", keptMark: { mark: "75/100" } });
    over.send(begin);
    expect(over.game().play).toMatchObject({ isDone: true, canRetry: true, score: 75 });
  });
  test.each(SCORE_STRATEGIES)(
    "§3.93 under %s a retry that was left halfway has its answers at the next visit",
    async (strategy) => {
      const world = createWorld(makeContent({ strategy }), strategy);
      const first = await startGame({ world });
      first.send(...attempt(3));
      await first.save();
      first.send(retry, second, answer(1, 2));
      await first.save();
      const next = await ready({ world });
      expect(next.game()).toMatchObject({ screen: "INTRO", entrance: "halfway" });
      next.send(begin);
      expect(next.game().play).toMatchObject({
        isDone: false,
        statements: [{ answer: true }, { answer: false }, {}, {}],
      });
      next.send(second, ...attempt(4));
      await next.save();
      expect(world.store.stored()).toMatchObject({ nbTimeDone: 2 });
      const last = await ready({ world });
      expect(last.game().entrance).toBe("over");
    },
  );
  test("§4.117 an attempt whose history could not be sent is sent again at the next start", async () => {
    const world = createWorld();
    const before = await startGame({ world });
    before.line.fail("add", { kind: "unexpected", detail: "500" });
    before.send(...attempt(4));
    before.clock.increment(200);
    await before.until(({ saving }) => saving === "refused");
    before.actor.stop();
    world.line.fail("add", null);
    const after = await startGame({ world });
    await after.save();
    expect(world.store.attempts).toHaveLength(1);
    expect(world.store.stored()).toMatchObject({ nbTimeDone: 1 });
  });
  test("§4.107 a page that is left keeps and sends its facts at once", async () => {
    const player = await startGame();
    player.send(leave);
    expect(player.store.left).toEqual([]);
    player.send(answer(2, 2), second, leave);
    expect(player.store.left).toMatchObject([{ goes: [{ status: "STARTED", time: 1, data: answers(2, 2) }] }]);
    expect(player.journal.readPending("p")).toEqual(player.store.left[0]);
  });
  test("decisions 8 a learner who looks away before a fact is saved, and returns, is not told of another window", async () => {
    const player = await startGame();
    player.send(answer(2, 2), leave);
    const [left] = player.store.left;
    if (!left) throw new Error("nothing was sent by the page that is left");
    await player.store.gateway.send(left);
    expect(await player.save()).toMatchObject({ isOutdated: false });
    expect(player.store.stored()).toMatchObject({ status: "STARTED" });
  });
  test("decisions 8 a newer result of another device is told to the learner, and older facts that wait here change nothing", async () => {
    const world = createWorld();
    const other = await startGame({ world });
    other.send(...attempt(2));
    await other.save();
    const before = world.store.stored();
    if (!before) throw new Error("nothing is stored");
    const player = await startGame({ world });
    player.send(retry);
    const theirs = {
      ...before,
      score: 100,
      data: answers(4),
      eventDate: "2027-01-01T00:00:00.000Z",
    };
    player.store.put(theirs);
    player.send(...attempt(1));
    player.clock.increment(200);
    await player.until(({ isOutdated }) => isOutdated);
    const after = await ready({ world });
    expect(after.game()).toMatchObject({ keptMark: { mark: "100/100" } });
  });
});
