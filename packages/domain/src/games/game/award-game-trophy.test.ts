// Proves which trophies a game gives.
import { expect, test } from "vitest";
import { awardGameTrophy } from "./award-game-trophy.ts";

const config = (trophies?: object) => ({ gameType: "VRAI_FAUX", ...(trophies && { trophies }) });

test("§9.17 §4.123 without a score, and what is not complete, has none", () => {
  expect(awardGameTrophy(config(), { status: "COMPLETE" })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "COMPLETE", score: null })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "FAILED", score: 95 })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "COMPLETE", score: 95 })).toBe("gold");
});

test("§9.17 decisions 5: a game gives the trophies that its author chose", () => {
  expect(awardGameTrophy(config({ gold: 60 }), { status: "COMPLETE", score: 65 })).toBe("gold");
  expect(awardGameTrophy(config({ isOff: true }), { status: "COMPLETE", score: 95 })).toBeUndefined();
});
