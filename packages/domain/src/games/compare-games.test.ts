// Proves that an author is told what a publication changes in a game.
import { expect, test } from "vitest";
import { compareGames, GAME_TYPES, type GameType, sampleGame } from "./index.ts";

let state = 0;
const random = () => (++state * 0.618_034) % 1;
const sample = (gameType: GameType) => ({ config: { gameType }, content: sampleGame(gameType, "EN", random).content });
const make = (statements: readonly (readonly [slug: string, text: string, correct: boolean])[]) => ({
  config: { gameType: "VRAI_FAUX" },
  content: { statements: statements.map(([slug, text, correct]) => ({ slug, text, correct, explanation: "" })) },
});
const SAME = {
  added: [],
  removed: [],
  changed: [],
  isOrderChanged: false,
  isElseChanged: false,
  isAboutChanged: false,
};

test("decisions 5 nothing is told of the same game, whatever its type; other rules are told", () => {
  for (const gameType of GAME_TYPES) {
    const game = sample(gameType);
    expect([gameType, compareGames(game, game)]).toEqual([gameType, SAME]);
    const stricter = { ...game, config: { ...game.config, maxAttempts: 2 } };
    expect([gameType, compareGames(game, stricter)]).toEqual([gameType, { ...SAME, isElseChanged: true }]);
  }
});

test("decisions 5 what is asked is told as new, changed, removed and moved", () => {
  const before = make([
    ["a", "Water puts out oil", false],
    ["b", "A lid does", true],
    ["c", "Call first", true],
  ]);
  const after = make([
    ["d", "Leave the lift", true],
    ["c", "Call first", true],
    ["b", "A lid does", false],
  ]);
  expect(compareGames(before, after)).toEqual({
    added: ["Leave the lift"],
    removed: ["Water puts out oil"],
    changed: ["A lid does"],
    isOrderChanged: true,
    isElseChanged: false,
    isAboutChanged: false,
  });
  expect(compareGames(before, { ...before, context: { title: "Other" } })).toEqual({ ...SAME, isAboutChanged: true });
  expect(compareGames(before, { config: { gameType: "OTHER" } })).toBeNull();
});
