// Knows that whatever a game is said to come to, answers bring it.
import { expect, test } from "vitest";
import { GAME_TYPES, listOutcomes, readGameOf, sampleGame, scoreGame } from "./index.ts";

/** Another number each time, the same ones in each run. */
function dice() {
  let state = 0;
  return () => (++state * 0.618_034) % 1;
}

test.each(GAME_TYPES)(
  "§4.47 each outcome of %s is a result that its answers give, from the lowest to the best",
  (gameType) => {
    const { content } = sampleGame(gameType, "EN", dice());
    const game = readGameOf(gameType, { config: { gameType }, content });
    if (!game.ok) throw new Error("the sample is no game");
    const outcomes = listOutcomes(game.value);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const { data, status, score } of outcomes) {
      const { items: _, ...result } = scoreGame(game.value, data);
      expect(result).toEqual({ status, ...(score !== undefined && { score }) });
    }
    const scores = outcomes.map(({ score }) => score);
    expect(new Set(scores).size).toBe(scores.length);
    expect([undefined, 100]).toContain(scores.at(-1));
  },
);
