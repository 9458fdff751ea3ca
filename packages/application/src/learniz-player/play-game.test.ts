import type { PlayedView } from "@academiz/domain/games";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import { loadCourse } from "./load-course.ts";
import { answer, makeGameOf, RIGHT, retry, submit, WRONG } from "./testing/courses.ts";
import { createWorld, type Player, startPlayer } from "./testing/start-player.ts";

const courseOf = (config: Record<string, unknown>) => makeCourse([[makeSlide("s0", [makeGameOf("g0", config)])]]);
const show = (player: Player) => player.view().course?.slide.interactivities[0] as PlayedView<"VRAI_FAUX">;
const kept = (player: Player) => player.progress().chapters[0]?.slides[0]?.interactivities[0];

describe("an attempt at a game", () => {
  it("§4.51 is answered, submitted and judged; until then nothing is told", async () => {
    const player = await startPlayer(courseOf({ victoryThreshold: 50 }));
    expect(show(player)).toMatchObject({ status: "NOT_STARTED", canSubmit: false, isDone: false });
    player.send(submit("g0"));
    expect(show(player).isDone).toBe(false);
    player.send(answer("g0", WRONG));
    expect(show(player)).toMatchObject({ canSubmit: true, statements: [{ answer: false, verdict: null }] });
    player.send(submit("g0"));
    expect(show(player)).toMatchObject({
      isDone: true,
      status: "FAILED",
      score: 0,
      statements: [{ verdict: "wrong" }],
    });
  });

  it("§4.47 takes no answer after its end until it is tried again", async () => {
    const player = await startPlayer(courseOf({}));
    player.send(answer("g0", WRONG), submit("g0"));
    const done = player.progress();
    player.send(answer("g0", RIGHT), submit("g0"));
    expect(player.progress()).toBe(done);
    player.send(retry("g0"));
    expect(show(player)).toMatchObject({ isDone: false, canSubmit: false, statements: [{ answer: null }] });
  });

  it("§3.93 is tried again as often as the author allows, and never halfway", async () => {
    const player = await startPlayer(courseOf({ maxAttempts: 2 }));
    player.send(answer("g0", WRONG), retry("g0"));
    expect(show(player).statements[0]?.answer).toBe(false);
    player.send(submit("g0"));
    expect(show(player)).toMatchObject({ canRetry: true, attemptsLeft: 1 });
    player.send(retry("g0"), answer("g0", WRONG), submit("g0"));
    expect(show(player)).toMatchObject({ canRetry: false, attemptsLeft: 0 });
    player.send(retry("g0"));
    expect(show(player).isDone).toBe(true);
    expect(kept(player)?.nbTimeDone).toBe(2);
  });

  it.each([0, -1])(
    "§3.93 a limit of %d attempts is no limit, and no remaining attempts are shown",
    async (maxAttempts) => {
      const player = await startPlayer(courseOf({ maxAttempts }));
      player.send(answer("g0", WRONG), submit("g0"));
      expect(show(player)).toMatchObject({ canRetry: true, attemptsLeft: null });
    },
  );

  it.each([
    ["BEST_SCORE", true],
    ["LAST", false],
  ])(
    "§4.60–§4.62 that is failed after a better one says under %s whether that one still counts",
    async (strategy, wasPassed) => {
      const player = await startPlayer(courseOf({ victoryThreshold: 50, strategy }));
      player.send(answer("g0", RIGHT), submit("g0"));
      expect(show(player)).toMatchObject({ isPassed: true, wasPassed: false });
      player.send(retry("g0"));
      expect(show(player).wasPassed).toBe(false);
      player.send(answer("g0", WRONG), submit("g0"));
      expect(show(player)).toMatchObject({ isPassed: false, isMissed: true, wasPassed });
    },
  );

  it("§4.51 is of the current slide alone", async () => {
    const course = makeCourse([[makeSlide("s0"), makeSlide("s1", [makeGame("g1")])]]);
    const player = await startPlayer(course);
    const before = player.progress();
    player.send(answer("g1", RIGHT), submit("g1"), retry("g1"), answer("unknown", RIGHT));
    expect(player.progress()).toBe(before);
  });
});

describe("what counts of two attempts", () => {
  it.each([
    ["BEST_SCORE", RIGHT, WRONG, 100],
    ["BEST_SCORE", WRONG, RIGHT, 100],
    ["LAST", RIGHT, WRONG, 0],
    ["LAST", WRONG, RIGHT, 100],
    ["FIRST", RIGHT, WRONG, 100],
    ["FIRST", WRONG, RIGHT, 0],
  ])(
    "§4.60–§4.62 %s of %o then %o is %s; what is on screen is the attempt just made",
    async (strategy, one, two, score) => {
      const player = await startPlayer(courseOf({ strategy }));
      player.send(answer("g0", one), submit("g0"), retry("g0"), answer("g0", two), submit("g0"));
      expect(show(player)).toMatchObject({ keptScore: score, score: two === RIGHT ? 100 : 0 });
      expect(kept(player)).toMatchObject({ score, nbTimeDone: 2 });
    },
  );

  it.each([
    ["the game", { strategy: "LAST" }, "FIRST", 0],
    ["the product", {}, "FIRST", 100],
  ])("decisions 5: %s decides", async (_, config, ofProduct, score) => {
    const player = await startPlayer(courseOf(config), { toPlay: { scoreStrategies: [ofProduct] } });
    player.send(answer("g0", RIGHT), submit("g0"), retry("g0"), answer("g0", WRONG), submit("g0"));
    expect(kept(player)?.score).toBe(score);
  });

  it.each(["BEST_SCORE", "LAST", "FIRST"])(
    "§4.64 under %s an attempt that was left halfway goes on at the next visit",
    async (strategy) => {
      const world = createWorld();
      const course = courseOf({ strategy });
      const first = await startPlayer(course, { world });
      first.send(answer("g0", WRONG));
      await first.save();
      const next = await startPlayer(course, { world });
      expect(show(next)).toMatchObject({ isDone: false, canSubmit: true, statements: [{ answer: false }] });
      next.send(submit("g0"));
      expect(kept(next)).toMatchObject({ score: 0, nbTimeDone: 1 });
      await next.save();
      const last = await startPlayer(course, { world });
      last.send(submit("g0"));
      expect(show(last)).toMatchObject({ isDone: true, score: 0, canRetry: true });
      expect(world.store.attempts.length).toBe(1);
    },
  );

  it.each(["BEST_SCORE", "LAST", "FIRST"])(
    "§3.93 under %s a retry that was left halfway has its answers at the next visit, until it ends",
    async (strategy) => {
      const world = createWorld();
      const course = courseOf({ strategy });
      const first = await startPlayer(course, { world });
      first.send(answer("g0", RIGHT), submit("g0"), retry("g0"), answer("g0", WRONG));
      await first.save();
      const next = await startPlayer(course, { world });
      expect(show(next)).toMatchObject({ isDone: false, canSubmit: true, statements: [{ answer: false }] });
      next.send(submit("g0"));
      expect(kept(next)).toMatchObject({ score: strategy === "LAST" ? 0 : 100, nbTimeDone: 2 });
      await next.save();
      const last = await startPlayer(course, { world });
      expect(show(last)).toMatchObject({ isDone: true, statements: [{ answer: strategy !== "LAST" }] });
    },
  );

  it("§3.93 a retry that another device has ended meanwhile does not come back, nor one of a preview", async () => {
    const world = createWorld();
    const course = courseOf({});
    const first = await startPlayer(course, { world });
    first.send(answer("g0", RIGHT), submit("g0"));
    await first.save();
    const elsewhere = await startPlayer(course, { world: { ...createWorld(), store: world.store, line: world.line } });
    elsewhere.send(retry("g0"), answer("g0", RIGHT), submit("g0"));
    first.send(retry("g0"), answer("g0", WRONG));
    elsewhere.device.startsAt += 60_000;
    await elsewhere.save();
    const last = await startPlayer(course, { world });
    expect(show(last)).toMatchObject({ isDone: true, statements: [{ answer: true }] });
    const preview = await startPlayer(course, { world, mode: "PREVIEW" });
    preview.send(answer("g0", RIGHT), submit("g0"), retry("g0"), answer("g0", WRONG));
    expect(world.running.read("p")).toMatchObject({ g0: { attempt: 2 } });
  });
});

describe("a game that cannot be read", () => {
  it("§8.32 is told by a notice and shown as unplayable, in a course that goes on", async () => {
    const course = makeCourse([[makeSlide("s0", [makeGameOf("g0", { gameType: "NO_SUCH" }), makeGame("g1")])]]);
    const { actor, view } = await startPlayer(course);
    expect(view().course?.slide.interactivities[0]).toEqual({ kind: "unplayable", slug: "g0", type: "game" });
    expect(view().course?.slide.interactivities[1]?.kind).toBe("game");
    const loaded = await loadCourse(actor.getSnapshot().context);
    expect(loaded.ok && loaded.value.notices.map(({ text }) => text)).toEqual(["Game not found : 'g0'"]);
  });
});

describe("an unknown score strategy", () => {
  const told = (name: string) => ({
    code: "strategy.unknown",
    level: "error",
    text: `Can not determine score, strategy '${name}' unknown`,
  });
  it("§4.63 §8.26 of a game, of the course or of its client is an error that is told, each name once", async () => {
    const games = ["MEAN", "MEAN", "LAST", "SUM"].map((strategy, n) => makeGameOf(`g${n}`, { strategy }));
    const course = makeCourse([[makeSlide("s0", games)]]);
    const { actor } = await startPlayer(
      { ...course, params: { gameParams: { scoreStrategy: "LUCK" } } },
      { toPlay: { scoreStrategies: ["CLIENT", "DEFAULT"] } },
    );
    const loaded = await loadCourse(actor.getSnapshot().context);
    expect(loaded.ok && loaded.value.notices).toEqual(["LUCK", "CLIENT", "MEAN", "SUM"].map(told));
  });
  it("§4.63 §4.60 of a game is ignored: the course's counts", async () => {
    const course = makeCourse([[makeSlide("s0", [makeGameOf("g0", { strategy: "MEAN" })])]]);
    const player = await startPlayer({ ...course, params: { gameParams: { scoreStrategy: "LAST" } } });
    player.send(answer("g0", RIGHT), submit("g0"), retry("g0"), answer("g0", WRONG), submit("g0"));
    expect(kept(player)?.score).toBe(0);
  });
});
