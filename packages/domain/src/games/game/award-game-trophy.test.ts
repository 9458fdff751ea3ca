// Proves which trophies a game gives.
import { expect, test } from "vitest";
import { awardGameTrophy, listUnearned, readThresholds } from "./award-game-trophy.ts";

const config = (trophies?: object) => ({ gameType: "VRAI_FAUX", ...(trophies && { trophies }) });

test("§9.17 decisions 5: where its author chose no score for a trophy, it is that of every game", () => {
  expect(readThresholds(config())).toEqual({ gold: 90, silver: 75, bronze: 50 });
  expect(readThresholds(config({ silver: 80 }))).toEqual({ gold: 90, silver: 80, bronze: 50 });
  expect(readThresholds(config({ isOff: true, gold: 10 }))).toBeNull();
});

test("§9.17 §4.123 without a score, and what is not complete, has none", () => {
  expect(awardGameTrophy(config(), { status: "COMPLETE" })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "COMPLETE", score: null })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "FAILED", score: 95 })).toBeUndefined();
  expect(awardGameTrophy(config(), { status: "COMPLETE", score: 95 })).toBe("gold");
});

test("a trophy that nobody can earn is named, and no other", () => {
  expect(listUnearned(config())).toEqual([]);
  expect(listUnearned(config({ gold: 60 }))).toEqual(["silver"]);
  expect(listUnearned(config({ gold: 40 }))).toEqual(["silver", "bronze"]);
  expect(listUnearned(config({ bronze: 75 }))).toEqual(["bronze"]);
  expect(listUnearned(config({ isOff: true, gold: 40 }))).toEqual([]);
});
