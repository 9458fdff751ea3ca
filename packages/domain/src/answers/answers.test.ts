import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findGameOf, GAME_TYPES, type GameType, sampleGame, scoreGame, solveGame } from "../games/index.ts";
import { listGoAttempts, tellAnswer } from "./index.ts";
import { judgeAnswers } from "./judge-answers.ts";

function makeContent(gameType: GameType, config: object = {}) {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return { config: { gameType, ...config }, content: sampleGame(gameType, "EN", random).content };
}
function read(gameType: GameType) {
  const game = findGameOf({ params: makeContent(gameType) }, gameType);
  if (!game) throw new Error("the example cannot be read");
  return game;
}

describe.each(GAME_TYPES)("%s", (gameType) => {
  const game = read(gameType);
  const all = scoreGame(game, solveGame(game)).items.length;

  test("§3.174 §4.64 an attempt that ended has an answer for each item, and as many are right as its score says", () => {
    fc.assert(
      fc.property(fc.nat({ max: all }), fc.constantFrom(0, all), (right, wrong) => {
        const data = solveGame(game, right, wrong);
        const result = scoreGame(game, data);
        const answers = judgeAnswers(game, data, result.score ?? null);
        const isOver = result.status === "COMPLETE" || result.status === "FAILED";
        expect(answers?.length ?? 0).toBe(isOver ? result.items.length : 0);
        if (!answers) return;
        expect(answers.map(({ item, number }) => [item, number])).toEqual(
          result.items.map(({ slug }, number) => [slug, number]),
        );
        const judged = answers.filter(({ verdict }) => verdict !== null);
        expect(judged.filter(({ verdict }) => verdict === "right")).toHaveLength(
          result.items.filter((one) => one.right).length,
        );
        if (judged.length === 0) return;
        const earned = judged.reduce((sum, { credit }) => sum + (credit ?? 0), 0);
        expect(Math.abs((100 * earned) / judged.length - (result.score ?? -1))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("§3.92 every answer is told in words, a wrong one beside what is right", () => {
    for (const data of [solveGame(game), solveGame(game, 0, all)]) {
      const answers = judgeAnswers(game, data, scoreGame(game, data).score ?? null) ?? [];
      expect(answers.length).toBeGreaterThan(0);
      for (const one of answers) {
        const told = tellAnswer(game, one);
        expect(told.words).not.toBe("");
        expect(told.words).not.toBeNull();
        // What was answered was there to be answered.
        expect(told.said).not.toContain(null);
        expect(told.right !== null).toBe(one.verdict === "wrong" || one.verdict === "partly");
        if (typeof told.right === "string" && one.verdict === "wrong")
          expect(told.said.join(", ")).not.toBe(told.right);
        expect(tellAnswer(null, one)).toMatchObject({ words: null, right: null });
      }
    }
  });

  test("decisions 8: answers that do not give their score, or do not end the attempt, are no attempt; nothing throws", () => {
    const data = solveGame(game);
    const { status, score = null } = scoreGame(game, data);
    const go = { status: status as "COMPLETE", score, data };
    const content = makeContent(gameType);
    expect(listGoAttempts(content, "quiz", go, 1)).toMatchObject([{ place: "quiz", attempt: 1, score, isBest: false }]);
    expect(listGoAttempts(content, "quiz", { ...go, score: 13 }, 1)).toEqual([]);
    expect(listGoAttempts(content, "quiz", { ...go, status: "STARTED" }, 1)).toEqual([]);
    expect(listGoAttempts(content, "quiz", go, 51)).toEqual([]);
    expect(listGoAttempts(makeContent(gameType, { maxAttempts: 2 }), "quiz", go, 3)).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer(), (odd, attempt) => {
        const kept = listGoAttempts(content, "quiz", { ...go, data: odd }, attempt);
        expect(kept.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("§9.18 what was left blank is kept without an answer and without a verdict, beside the score of the attempt", () => {
  const game = findGameOf({ params: makeContent("VRAI_FAUX", { allowsBlanks: true }) }, "VRAI_FAUX");
  if (!game) throw new Error("the example cannot be read");
  const data = { ...(solveGame(game, 1) as object), isHandedIn: true };
  expect(judgeAnswers(game, data, 50)).toMatchObject([
    { number: 0, answer: true, verdict: "right", credit: 1 },
    { number: 1, kind: null, answer: null, verdict: null, credit: null },
  ]);
});
