// Knows which results of a learner are possible in a game, a package or a file, and which are not.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGame, scoreGame, solveGame } from "../games/index.ts";
import { SCORE_STRATEGIES } from "../scoring/index.ts";
import type { CompletionRule } from "../scorm/index.ts";
import {
  addVisit,
  type GameResult,
  type GameSave,
  isPlayOfItsDay,
  isScormOutdated,
  judgeAttachment,
  judgeGame,
  judgeScorm,
  nameBadge,
  readGameResult,
  readPlayResult,
  readScormResult,
} from "./index.ts";

const STATEMENTS = ["a", "b", "c", "d"];
const content = (config: object = {}) => ({
  config: { gameType: "VRAI_FAUX", ...config },
  content: { statements: STATEMENTS.map((slug) => ({ slug, text: slug, correct: true, explanation: "" })) },
});
/** The save of whoever answers so many of the statements rightly, and the others wrongly. */
const answer = (right: number, more: Partial<GameSave> = {}, victoryThreshold = -1): GameSave => ({
  status: right * 25 < victoryThreshold ? "FAILED" : "COMPLETE",
  score: right * 25,
  percentage: 100,
  time: 10 * right,
  badge: null,
  data: { answers: Object.fromEntries(STATEMENTS.map((slug, at) => [slug, at < right])) },
  ...more,
});
function play(game: object, saves: readonly GameSave[], strategy: (typeof SCORE_STRATEGIES)[number]): GameResult {
  let stored: GameResult | null = null;
  for (const save of saves) {
    const verdict = judgeGame(game as Record<string, unknown>, stored, save, strategy);
    if (!verdict.possible) throw new Error(verdict.reason);
    stored = verdict.result;
  }
  if (!stored) throw new Error("nothing was saved");
  return stored;
}

describe("§7.125 decisions 8: a game", () => {
  test("keeps what its answers give", () => {
    const result = play(content(), [answer(3, { attempt: 1, params: { level: 2 } })], "BEST_SCORE");
    expect(result).toEqual({
      status: "COMPLETE",
      score: 75,
      percentage: 100,
      time: 30,
      badge: "silver",
      params: { level: 2 },
      data: answer(3).data,
      attempt: 1,
      nbTimeDone: 1,
    });
    expect(readGameResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  test.each([
    ["a better score", { score: 100 }],
    ["no score", { score: null }],
    ["another status", { status: "FAILED" }],
    ["another percentage", { percentage: 50 }],
    ["no answers", { data: undefined }],
    ["answers that are none", { data: { answers: "all" } }],
    ["a better badge", { badge: "silver" }],
  ] as const)("refuses %s than its answers give", (_, forged) => {
    expect(judgeGame(content(), null, answer(2, forged), "BEST_SCORE").possible).toBe(false);
  });

  test("§3.178 §3.218 §9.17 a go has the trophy of its score, told or not, by the scores that its author chose", () => {
    const badge = (right: number, trophies?: object, more: Partial<GameSave> = {}) =>
      play(content({ trophies }), [answer(right, more)], "BEST_SCORE").badge;
    expect([4, 3, 2, 1].map((right) => badge(right))).toEqual(["gold", "silver", "bronze", null]);
    expect(badge(3, undefined, { badge: "silver" })).toBe("silver");
    expect([4, 3, 2].map((right) => badge(right, { gold: 100, silver: 90, bronze: 60 }))).toEqual([
      "gold",
      "bronze",
      null,
    ]);
    expect(badge(4, { isOff: true })).toBeNull();
    const lost = play(content({ victoryThreshold: 100 }), [answer(3, {}, 100)], "BEST_SCORE");
    expect(lost).toMatchObject({ status: "FAILED", badge: null });
  });

  test("§3.218 an attempt that equals the stored result enters the history with its badge, any other one without", () => {
    const played = { perimeterSlug: "p", productSlug: "g", productType: "game" } as const;
    const stored = play(content(), [answer(2, { attempt: 1 }), answer(4, { attempt: 2 })], "BEST_SCORE");
    const name = (score: number, badge: string | null = null) =>
      nameBadge(played, stored, { slug: "g", type: "GAME", status: "COMPLETE", score, badge });
    expect([name(100), name(50), name(100, "gold")]).toEqual(["gold", null, "gold"]);
    expect(
      nameBadge(played, stored, { slug: "p", type: "SCORM", status: "COMPLETE", score: 100, badge: null }),
    ).toBeNull();
  });

  test("an end under the victory threshold is a failure, and nothing else", () => {
    const game = content({ victoryThreshold: 60 });
    expect(judgeGame(game, null, answer(2), "BEST_SCORE").possible).toBe(false);
    expect(play(game, [answer(2, {}, 60)], "BEST_SCORE")).toMatchObject({ status: "FAILED", score: 50, nbTimeDone: 1 });
  });

  test("a go that is not over has the share of its answers and no score", () => {
    const half = { status: "STARTED", score: null, percentage: 50, data: { answers: { a: true, b: false } } } as const;
    expect(play(content(), [answer(0, half)], "BEST_SCORE")).toMatchObject({ status: "STARTED", percentage: 50 });
    expect(play(content(), [answer(0, half)], "BEST_SCORE")).not.toHaveProperty("score");
    expect(judgeGame(content(), null, answer(0, { ...half, percentage: 75 }), "BEST_SCORE").possible).toBe(false);
  });

  test("a go whose learner has answered all, and has not asked for the result, is under way and has no score", () => {
    const all = { status: "STARTED", score: null } as const;
    expect(play(content(), [answer(4, all)], "BEST_SCORE")).toMatchObject({
      status: "STARTED",
      percentage: 100,
      nbTimeDone: 0,
    });
    expect(judgeGame(content(), null, answer(4, { ...all, score: 100 }), "BEST_SCORE").possible).toBe(false);
    expect(judgeGame(content(), null, { ...answer(0, all), data: null }, "BEST_SCORE").possible).toBe(false);
  });

  test("§1.22 §4.60–§4.62 §3.178 the strategy chooses the go that counts, with its time, badge and answers; every end is counted", () => {
    // A game of a type whose results only its player knows.
    const game = content({ gameType: "MEMORY" });
    const saves = [2, 4, 3].map((right, at) => answer(right, { attempt: at + 1, badge: `badge-${right}` }));
    const kept = SCORE_STRATEGIES.map((strategy) => play(game, saves, strategy));
    expect(kept.map(({ score, time, badge, nbTimeDone }) => [score, time, badge, nbTimeDone])).toEqual([
      [100, 40, "badge-4", 3],
      [75, 30, "badge-3", 3],
      [50, 20, "badge-2", 3],
    ]);
  });

  test("§4.64 a go that is told again changes nothing, with its number or without", () => {
    const [first, second] = [answer(2, { attempt: 1 }), answer(3, { attempt: 2 })];
    expect(play(content(), [first, second, first, second, first], "LAST")).toEqual(
      play(content(), [first, second], "LAST"),
    );
    expect(play(content(), [answer(2), answer(2)], "LAST").nbTimeDone).toBe(1);
    expect(play(content(), [answer(2), answer(3)], "LAST").nbTimeDone).toBe(2);
  });

  test("a go beyond those that the author allows is impossible, and one told again is not", () => {
    const game = content({ maxAttempts: 1 });
    const verdict = play(game, [answer(2, { attempt: 1 }), answer(2, { attempt: 1 })], "LAST");
    expect(verdict.nbTimeDone).toBe(1);
    expect(judgeGame(game, verdict, answer(4, { attempt: 2 }), "LAST").possible).toBe(false);
  });

  test("§4.66 where its content was replaced, there are no more goes than the present publication allows", () => {
    const [easy, served] = [content(), content({ maxAttempts: 1 })];
    const first = judgeGame(easy, null, answer(2, { attempt: 1 }), "LAST", served);
    if (!first.possible) throw new Error(first.reason);
    expect(judgeGame(easy, first.result, answer(2, { attempt: 1 }), "LAST", served)).toEqual(first);
    expect(judgeGame(easy, first.result, answer(4, { attempt: 2 }), "LAST", served).possible).toBe(false);
    expect(judgeGame(easy, first.result, answer(4, { attempt: 2 }), "LAST").possible).toBe(true);
  });

  test("§4.66 a go counts when it was begun before another content was served, and reported within 30 days", () => {
    const [hour, day] = [3_600_000, 86_400_000];
    const isOf = (at: number, time: number, now: number) => isPlayOfItsDay({ at, time, replacedAt: 10 * hour, now });
    expect([isOf(9 * hour, 0, 9 * hour), isOf(11 * hour, 7_200, 11 * hour), isOf(9 * hour, 0, 29 * day)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isOf(11 * hour, 0, 11 * hour), isOf(11 * hour, 600, 11 * hour), isOf(9 * hour, 0, 31 * day)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("§4.66 a learner whose clock is at most five minutes ahead loses no go that was begun before another content was served", () => {
    const replacedAt = 36_000_000;
    const isOf = (ahead: number) =>
      isPlayOfItsDay({ at: replacedAt + ahead + 60_000, time: 60, replacedAt, now: replacedAt });
    expect([isOf(0), isOf(300_000), isOf(300_001)]).toEqual([true, true, false]);
  });

  test("for a type that cannot be scored a result is believed within the threshold", () => {
    const game = { config: { gameType: "FUTURE", victoryThreshold: 50 } };
    const judge = (more: Partial<GameSave>) => judgeGame(game, null, answer(4, { data: 1, ...more }), "LAST").possible;
    expect([judge({}), judge({ score: 40 }), judge({ score: null }), judge({ percentage: 99 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(judge({ status: "STARTED", score: null, percentage: 30 })).toBe(true);
    expect(judge({ status: "FAILED", score: 40 })).toBe(true);
  });

  test("what the rules of the games give is always possible, whatever the strategy and the answers", () => {
    const game = readGame({ params: content({ victoryThreshold: 50 }) });
    if (!game.ok) throw new Error("no game");
    expect(scoreGame(game.value, solveGame(game.value)).score).toBe(100);
    fc.assert(
      fc.property(
        fc.constantFrom(...SCORE_STRATEGIES),
        fc.array(fc.dictionary(fc.constantFrom(...STATEMENTS), fc.boolean()), { minLength: 1, maxLength: 6 }),
        (strategy, goes) => {
          const saves = goes.map((answers, at): GameSave => {
            const { status, score = null, items } = scoreGame(game.value, { answers });
            const percentage = (items.filter((item) => item.right !== undefined).length * 100) / items.length;
            return { status, score, percentage, time: at, badge: null, data: { answers }, attempt: at + 1 };
          });
          const { nbTimeDone, score } = play(content({ victoryThreshold: 50 }), saves, strategy);
          const ended = saves.filter((save) => save.score !== null);
          expect(nbTimeDone).toBe(ended.length);
          if (strategy === "BEST_SCORE" && ended.length > 0)
            expect(score).toBe(Math.max(...ended.map((save) => save.score ?? 0)));
        },
      ),
    );
  });
});

describe("§7.127 a package", () => {
  const save = { status: "STARTED", score: null, percentage: 20, time: 60, scormProperties: { a: "b" } } as const;
  const judge = (stored: Parameters<typeof judgeScorm>[0], more: object) =>
    judgeScorm(stored, { ...save, ...more }, { strategy: "BEST_SCORE" });
  const keep = (stored: Parameters<typeof judgeScorm>[0], more: object) => {
    const verdict = judge(stored, more);
    if (!verdict.possible) throw new Error(verdict.reason);
    return verdict.result;
  };

  test("decisions 7: a value has at most 320,000 characters, all of them 3,000,000", () => {
    const data = (count: number, each: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, { deep: ["x".repeat(each)] }]));
    expect(judge(null, { scormProperties: data(9, 320_000) }).possible).toBe(true);
    expect(judge(null, { scormProperties: data(1, 320_001) }).possible).toBe(false);
    expect(judge(null, { scormProperties: data(10, 300_000) }).possible).toBe(false);
  });

  test("the total time never goes backwards, and what it resumes from is the newest", () => {
    const first = keep(null, {});
    expect(keep(first, { time: 10, scormProperties: { c: 1 } })).toMatchObject({ time: 60, scormProperties: { c: 1 } });
    expect(keep(first, { time: 70 }).time).toBe(70);
    fc.assert(
      fc.property(fc.array(fc.nat()), (times) => {
        let stored: ReturnType<typeof keep> | null = null;
        for (const time of times) {
          const next = keep(stored, { time });
          expect(next.time).toBeGreaterThanOrEqual(stored?.time ?? 0);
          stored = next;
        }
      }),
    );
  });

  test("§3.182 its time is the sum of its launches, each counted once, in whatever order and however often they are told", () => {
    const starts = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString());
    const visits = fc.array(fc.record({ launchedAt: fc.constantFrom(...starts), seconds: fc.nat(5_000) }));
    fc.assert(
      fc.property(visits, (told) => {
        const longest = new Map<string, number>();
        for (const { launchedAt, seconds } of told)
          longest.set(launchedAt, Math.max(seconds, longest.get(launchedAt) ?? 0));
        const sum = [...longest.values()].reduce((all, one) => all + one, 0);
        const stored = told.reduce<ReturnType<typeof keep> | null>((one, visit) => keep(one, { time: 0, visit }), null);
        expect(stored?.time ?? 0).toBe(sum);
      }),
    );
    const silent = addVisit(keep(null, { time: 60 }), { launchedAt: starts[0] ?? "", seconds: 90 });
    expect(keep({ ...keep(null, {}), ...silent }, { time: 70 }).time).toBe(150);
  });

  test("of many launches the newest are remembered, and older ones no longer count", () => {
    const at = (place: number) => new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString();
    let counted: ReturnType<typeof addVisit> = { time: 0, visits: {} };
    for (let place = 1; place <= 100; place += 1) counted = addVisit(counted, { launchedAt: at(place), seconds: 10 });
    expect([counted.time, Object.keys(counted.visits).length]).toEqual([1_000, 40]);
    expect(addVisit(counted, { launchedAt: at(1), seconds: 10 })).toEqual(counted);
    expect(addVisit(counted, { launchedAt: at(100), seconds: 15 }).time).toBe(1_005);
  });

  test("decisions 8: its score is kept with one decimal at most; without one, the one that its data hold, or none", () => {
    expect(keep(null, { score: 200 / 3 }).score).toBe(66.7);
    expect(keep(null, { score: 8.45 }).score).toBe(8.5);
    expect(keep(null, { score: 0 }).score).toBe(0);
    expect(keep(null, { scormProperties: { "cmi.core.score.raw": "33.333" } }).score).toBe(33.3);
    expect(keep(null, { score: 50, scormProperties: { "cmi.core.score.raw": "33.333" } }).score).toBe(50);
    expect(keep(null, {})).not.toHaveProperty("score");
  });

  test("§4.60 a best score and a completion stay when it is opened again", () => {
    const done = keep(null, { status: "COMPLETE", score: 80, percentage: 100 });
    expect(keep(done, { status: "STARTED", score: null, percentage: 0 })).toMatchObject({
      status: "COMPLETE",
      score: 80,
      percentage: 100,
    });
    expect(keep(done, { status: "FAILED", score: 90 })).toMatchObject({ status: "COMPLETE", score: 90 });
    const last = judgeScorm(done, { ...save, status: "FAILED", score: 10 }, { strategy: "LAST" });
    expect(last).toMatchObject({ result: { status: "FAILED", score: 10 } });
  });

  test("where its author decides when it is complete, its player does not", () => {
    const judgeBy = (rule: CompletionRule, more: object) =>
      judgeScorm(null, { ...save, ...more }, { strategy: "BEST_SCORE", rule });
    const score = { by: "score", minimum: 70 } as const;
    const result = (status: string, percentage: number) => ({ result: { status, percentage } });
    expect(judgeBy(score, { status: "COMPLETE", score: 40 })).toMatchObject(result("FAILED", 20));
    expect(judgeBy(score, { status: "STARTED", score: 70 })).toMatchObject(result("COMPLETE", 100));
    expect(judgeBy({ by: "opened" }, {})).toMatchObject(result("COMPLETE", 100));
    expect(judgeBy({ by: "opened" }, { status: "NOT_STARTED" })).toMatchObject(result("NOT_STARTED", 20));
    expect(judgeBy({ by: "all-opened" }, {})).toMatchObject(result("STARTED", 20));
  });

  test("decisions 8: no earlier launch undoes what a later one stored, in whatever order their saves arrive", () => {
    const [first, second] = ["2026-03-01T08:00:00.000Z", "2026-03-01T08:00:00.001Z"];
    const words = fc.array(fc.tuple(fc.constantFrom(first, second), fc.constantFrom("STARTED", "COMPLETE", "FAILED")));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const store = (stored: ReturnType<typeof keep> | null, [launchedAt, status]: (typeof told)[number]) =>
          isScormOutdated(stored, { launchedAt }) ? stored : keep(stored, { launchedAt, status, attempt: 1 });
        const told = [
          ...before,
          [second, "COMPLETE"] as const,
          ...after.filter(([launchedAt]) => launchedAt === first),
        ];
        const stored = told.reduce<ReturnType<typeof keep> | null>(store, null);
        expect(stored).toMatchObject({ status: "COMPLETE", launchedAt: second });
        expect(readScormResult(stored)).toMatchObject({ launchedAt: second });
      }),
    );
  });

  test("decisions 8: an earlier launch goes on until a later one has stored something; a save that names no launch closes none", () => {
    const [first, second] = ["2026-03-01T08:00:00.000Z", "2026-03-01T09:00:00.000Z"];
    const stored = keep(null, { launchedAt: first });
    expect(isScormOutdated(null, { launchedAt: first })).toBe(false);
    expect(isScormOutdated(stored, { launchedAt: first })).toBe(false);
    expect(isScormOutdated(stored, {})).toBe(false);
    expect(isScormOutdated(keep(null, {}), { launchedAt: first })).toBe(false);
    const unnamed = keep(keep(stored, { launchedAt: second }), {});
    expect(isScormOutdated(unnamed, { launchedAt: first })).toBe(true);
  });

  test("§4.60 within an attempt the last word counts, between attempts the better one", () => {
    const completed = keep(null, { status: "COMPLETE", percentage: 100, attempt: 1 });
    const failed = keep(completed, { status: "FAILED", score: 13, percentage: 0, attempt: 1 });
    expect(failed).toMatchObject({ status: "FAILED", score: 13, percentage: 0 });
    const passed = keep(failed, { status: "COMPLETE", score: 70, percentage: 100, attempt: 2 });
    expect(passed).toMatchObject({ status: "COMPLETE", score: 70, earlier: { status: "FAILED", score: 13 } });
    const begun = keep(passed, { status: "STARTED", score: null, percentage: 10, attempt: 3 });
    expect(begun).toMatchObject({ status: "COMPLETE", score: 70, percentage: 100 });
    expect(keep(begun, { status: "COMPLETE", score: 90, attempt: 3 })).toMatchObject({ score: 90 });
  });
});

test("§7.135 an attachment is complete once it was opened, and its time never goes backwards", () => {
  expect(judgeAttachment(null, { time: 5 })).toEqual({ status: "COMPLETE", percentage: 100, time: 5 });
  expect(judgeAttachment({ time: 9 }, { time: 5 }).time).toBe(9);
});

test("what is no stored result reads as none", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const [result, game] = [readPlayResult(value), readGameResult(value)];
      expect(result === null ? game : result.status).toBe(result === null ? null : game?.status);
    }),
  );
});
