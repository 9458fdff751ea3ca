// Proves the result of a course that is over: passed or not, by which attempts, its trophy, and what was not right.
import type { Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { answer, choose, HALF, makeGameOf, makeHalfRight, RIGHT, retry, submit, WRONG } from "../testing/courses.ts";
import { startPlayer } from "../testing/start-player.ts";

const scrolled = { type: "slide.scrolled" } as const;

/**
 * A page with two games, then one to read; `asked` is the average that completes it; without it everything has to be
 * done.
 */
function makeTwoGames(
  one: Record<string, unknown> = {},
  other: Record<string, unknown> = {},
  asked: number | null = 60,
): Learniz {
  const games = [makeHalfRight("g", one), makeGameOf("h", other)];
  const course = makeCourse([[makeSlide("a", games), makeSlide("b", [makeTextBox("t")])]]);
  const everything = { elements: [{ slug: "c0", type: "STATUS" as const }] };
  return { ...course, validators: [asked === null ? everything : { minimumAverageScore: asked, elements: [] }] };
}
const play = (one: unknown, other: unknown) =>
  [answer("g", one), submit("g"), answer("h", other), submit("h"), scrolled] as const;

test("§4.43 a course that is not over has no result; once its pages are done it has one, passed or not", async () => {
  const player = await startPlayer(makeTwoGames());
  expect(player.result()).toBeNull();
  player.send(...play(HALF, WRONG));
  expect(player.result()).toBeNull();
  player.send(choose(0, 1), scrolled);
  expect(player.result()).toMatchObject({
    verdict: "missed",
    mark: { mark: "5/20" },
    asked: { mark: "12/20" },
    trophy: null,
  });
});

test("§4.43 where no attempt is left it is lost, and nothing is offered to be played again", async () => {
  const once = { maxAttempts: 1 };
  const player = await startPlayer(makeTwoGames(once, once));
  player.send(...play(HALF, WRONG), choose(0, 1), scrolled);
  expect(player.result()).toMatchObject({
    verdict: "lost",
    counting: null,
    wrong: [
      { slug: "g", rightCount: 1, judgedCount: 2, attemptsLeft: 0, place: null },
      { slug: "h", rightCount: 0, judgedCount: 1, attemptsLeft: 0, place: null },
    ],
  });
});

test("§9.17 §4.124 a course that is passed has the trophy of its score, and leads to what was not right in it", async () => {
  const player = await startPlayer(makeTwoGames({ maxAttempts: 3 }));
  player.send(...play(HALF, RIGHT));
  expect(player.result()).toMatchObject({
    verdict: "passed",
    mark: { mark: "15/20" },
    asked: { mark: "12/20" },
    trophy: "silver",
    playedCount: 2,
    wrong: [{ slug: "g", attemptsLeft: 2, mark: { mark: "10/20" }, place: { chapterIndex: 0, slideIndex: 0 } }],
  });
});

test("§4.125 a course without games is completed: no mark, no trophy, nothing that counts", async () => {
  const course = makeCourse([[makeSlide("a", [makeTextBox("t")])]]);
  const player = await startPlayer({ ...course, validators: [{ elements: [{ slug: "c0", type: "STATUS" }] }] });
  player.send(scrolled);
  expect(player.result()).toEqual({
    verdict: "completed",
    mark: null,
    asked: null,
    counting: null,
    trophy: "neutral",
    wrong: [],
    playedCount: 0,
    time: 0,
    isCertified: false,
  });
});

test("a course with a certificate gives it once it is completed and its average is reached", async () => {
  const course = makeCourse([[makeSlide("a", [makeTextBox("t")])]]);
  const complete = { elements: [{ slug: "c0", type: "STATUS" as const }] };
  const read = async (validators: object[]) => {
    const player = await startPlayer({ ...course, params: { certificate: {} }, validators } as typeof course);
    player.send(scrolled);
    return player.result()?.isCertified;
  };
  expect(await read([complete])).toBe(true);
  expect(await read([complete, { elements: [], minimumAverageScore: 50 }])).toBe(false);
});

test("§4.60–§4.62 it says which attempts count: one word for all games, or that it differs", async () => {
  const read = async (one: Record<string, unknown>, other: Record<string, unknown>) => {
    const player = await startPlayer(makeTwoGames(one, other, 0));
    player.send(...play(HALF, RIGHT));
    return player.result()?.counting;
  };
  expect(await read({}, {})).toBe("BEST_SCORE");
  expect(await read({ strategy: "LAST" }, { strategy: "LAST" })).toBe("LAST");
  expect(await read({ strategy: "FIRST" }, {})).toBe("MIXED");
  // A game that can be played once has no attempts to choose from.
  expect(await read({ strategy: "FIRST", maxAttempts: 1 }, {})).toBe("BEST_SCORE");
});

test("§4.60 wrong items are told of the attempt that counts", async () => {
  const player = await startPlayer(makeTwoGames());
  player.send(...play(HALF, RIGHT), retry("g"), answer("g", { answers: { one: false, two: false } }), submit("g"));
  expect(player.result()?.wrong).toMatchObject([{ slug: "g", rightCount: 1, mark: { mark: "10/20" } }]);
});

test("a result replaces the page until its learner goes to another one, and returns when it is asked for", async () => {
  const player = await startPlayer(makeTwoGames());
  player.send(...play(RIGHT, RIGHT), { type: "celebration.asked" });
  expect(player.view()).toMatchObject({ celebration: { kind: "learniz" }, hasDue: false });
  player.send(choose(0, 0));
  expect(player.view().celebration).toBeNull();
  player.send({ type: "result.asked" });
  expect(player.view().celebration).toMatchObject({ kind: "learniz" });
});

test("§3.119 §9.17 decisions 5 a course gives the trophies from the scores that its author chose, or none", async () => {
  const playWith = async (trophies: object) => {
    const made = makeTwoGames();
    const player = await startPlayer({ ...made, params: { ...made.params, gameParams: { trophies } } });
    player.send(...play(HALF, RIGHT));
    return player.result();
  };
  expect(await playWith({})).toMatchObject({ mark: { mark: "15/20" }, trophy: "silver" });
  expect(await playWith({ gold: 75 })).toMatchObject({ trophy: "gold" });
  expect(await playWith({ silver: 80 })).toMatchObject({ trophy: "bronze" });
  expect(await playWith({ isOff: true })).toMatchObject({ trophy: "neutral" });
});
