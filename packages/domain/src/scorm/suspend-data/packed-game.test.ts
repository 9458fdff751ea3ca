// Proves that a host keeps a game whole, as one part of an outline.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game } from "../../games/index.ts";
import { computeOutlineHash } from "./outline.ts";
import { listGameInteractions, makeGameOutline, type PackedGame, packGame, unpackGame } from "./packed-game.ts";

const makeGame = (slugs: readonly string[], text = "text"): Game => ({
  gameType: "VRAI_FAUX",
  config: { gameType: "VRAI_FAUX" },
  content: { statements: slugs.map((slug) => ({ slug, text, correct: true, explanation: "" })) },
});
const arbitraryGame: fc.Arbitrary<PackedGame> = fc.record(
  {
    status: fc.constantFrom("NOT_STARTED", "STARTED", "COMPLETE", "FAILED"),
    percentage: fc.double({ min: 0, max: 100, noNaN: true }),
    score: fc.nat(100),
    time: fc.nat(1_000_000),
    data: fc.record({ answers: fc.dictionary(fc.string(), fc.boolean()) }),
    attempt: fc.nat(1_000),
    nbTimeDone: fc.nat(1_000),
    publishedDate: fc.constant("2026-01-01T00:00:00.000Z"),
    eventDate: fc.constant("2026-02-01T00:00:00.000Z"),
  },
  { requiredKeys: ["status", "percentage", "time", "nbTimeDone", "publishedDate"] },
);

test("§4.116 what is packed of a game comes back as it was", () => {
  fc.assert(
    fc.property(arbitraryGame, (kept) => {
      expect(unpackGame(packGame(makeGame(["a"]), kept))).toEqual(kept);
    }),
  );
});
test("§8.23 a progress that is none of a game is none", () => {
  const kept = packGame(makeGame(["a"]), {
    ...{ status: "COMPLETE", percentage: 100, time: 1, nbTimeDone: 1, publishedDate: "" },
  });
  expect(unpackGame({ ...kept, chapters: [] })).toBeNull();
  expect(unpackGame({ ...kept, status: "LOCKED" })).toBeNull();
});
describe("the outline of a game", () => {
  const mark = (game: Game) => computeOutlineHash(makeGameOutline(game));
  test("§4.66 is the same for the same statements in the same order, whatever their words", () => {
    expect(mark(makeGame(["a", "b"], "other words"))).toBe(mark(makeGame(["a", "b"])));
  });
  test("§4.66 is another one where a statement came, went or moved", () => {
    const marks = [["a", "b"], ["b", "a"], ["a"], ["a", "b", "c"]].map((slugs) => mark(makeGame(slugs)));
    expect(new Set(marks).size).toBe(4);
  });
});
test("§4.116 there is one record for each answered statement, named by the game and the statement", () => {
  const told = listGameInteractions(makeGame(["a", "b", "ö"]), "game 1", {
    answers: { b: false, ö: true, gone: true },
  });
  expect(told).toMatchObject([
    { id: "game_1.b", answer: false, rightAnswer: true },
    { id: "game_1._", answer: true, rightAnswer: true },
  ]);
});
