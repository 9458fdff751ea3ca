// Proves that an author is told what a publication changes in a game.
import { expect, test } from "vitest";
import { compareGames, GAME_TYPES, type Game, type GameType, readGame, sampleGame } from "./index.ts";

let state = 0;
const random = () => (++state * 0.618_034) % 1;
function sample(gameType: GameType): Game {
  const game = readGame({ params: { config: { gameType }, content: sampleGame(gameType, "EN", random).content } });
  if (!game.ok) throw new Error(`no ${gameType}`);
  return game.value;
}
const make = (statements: readonly (readonly [slug: string, text: string, correct: boolean])[], more = {}) => {
  const content = { statements: statements.map(([slug, text, correct]) => ({ slug, text, correct, explanation: "" })) };
  const game = readGame({ params: { config: { gameType: "VRAI_FAUX", ...more }, content } });
  if (!game.ok) throw new Error("no game");
  return game.value;
};
const SAME = { added: [], removed: [], changed: [], isOrderChanged: false, isElseChanged: false };

test("decisions 5 nothing is told of the same game, whatever its type; other rules are told", () => {
  for (const gameType of GAME_TYPES) {
    const game = sample(gameType);
    expect([gameType, compareGames(game, game)]).toEqual([gameType, SAME]);
    const stricter = { ...game, config: { ...game.config, maxAttempts: 2 } } as Game;
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
  });
});
