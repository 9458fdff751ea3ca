// Proves how each kind of answer is written in the words of each version.
import { expect, test } from "vitest";
import type { AnsweredItem } from "../../games/index.ts";
import { describeInteraction } from "../index.ts";

const AT = new Date("2026-03-04T05:06:07.890Z");
type Answered = AnsweredItem extends infer A ? (A extends AnsweredItem ? Omit<A, "slug" | "words"> : never) : never;
const told = (version: "1.2" | "2004", one: Answered) => {
  const record = { id: "g.one", slug: "one", words: "What?", ...one } as Parameters<typeof describeInteraction>[1];
  const fields = Object.fromEntries(describeInteraction(version, record, AT));
  const patterns = Object.entries(fields).flatMap(([field, value]) => (field.endsWith(".pattern") ? [value] : []));
  return [fields["type"], fields["student_response"] ?? fields["learner_response"], patterns, fields["result"]];
};
const OPTIONS = ["red", "é n°1", "blue"];

test("§1.24 an order is told by letters in 1.2, by names in 2004", () => {
  const order = { kind: "sequencing", options: OPTIONS, rightAnswer: OPTIONS } as const;
  const answer = ["blue", "é n°1", "red"];
  expect(told("1.2", { ...order, answer })).toEqual(["sequencing", "c,b,a", ["a,b,c"], "wrong"]);
  expect(told("2004", { ...order, answer })).toEqual([
    "sequencing",
    "blue[,]__n_1[,]red",
    ["red[,]__n_1[,]blue"],
    "incorrect",
  ]);
  expect(told("2004", { ...order, answer: OPTIONS })[3]).toBe("correct");
});
test("§1.24 what was put somewhere is told as a pair", () => {
  const pair = { kind: "matching", sources: ["one", "two"], targets: OPTIONS, source: "two" } as const;
  expect(told("1.2", { ...pair, answer: "red", rightAnswer: "blue" })).toEqual(["matching", "b.a", ["b.c"], "wrong"]);
  expect(told("2004", { ...pair, answer: "red", rightAnswer: "red" })).toEqual([
    "matching",
    "two[.]red",
    ["two[.]red"],
    "correct",
  ]);
});
test("§1.24 words are told with each way of being right; nothing in them says something else to a host", () => {
  const words = { kind: "fill-in", rightAnswer: "Zoé", alternatives: ["{lang=fr}Zo[,]e"] } as const;
  expect(told("1.2", { ...words, answer: "zoe", isRight: true })).toEqual([
    "fill-in",
    "zoe",
    ["Zoé", "{lang=fr}Zo[,]e"],
    "correct",
  ]);
  expect(told("2004", { ...words, answer: "w".repeat(300), isRight: false })).toEqual([
    "fill-in",
    "w".repeat(250),
    ["Zoé", " {lang=fr}Zo[ , ]e"],
    "incorrect",
  ]);
});
test("§1.24 a number is told with its range in 2004, alone in 1.2, in digits that every host takes", () => {
  const number = { kind: "numeric", rightAnswer: 1 / 3, tolerance: 0.1 } as const;
  expect(told("1.2", { ...number, answer: 0.3, isRight: true })).toEqual(["numeric", "0.3", ["0.3333333"], "correct"]);
  expect(told("2004", { ...number, answer: 7, isRight: false })).toEqual([
    "numeric",
    "7",
    ["0.2333333[:]0.4333333"],
    "incorrect",
  ]);
});
test("§1.24 where nothing is right or wrong a record is neutral, and says of no answer that it is right", () => {
  const chosen = { kind: "choice", options: OPTIONS, answer: ["blue"], rightAnswer: [] } as const;
  expect(told("1.2", chosen)).toEqual(["choice", "c", [], "neutral"]);
  expect(told("2004", chosen)).toEqual(["choice", "blue", [], "neutral"]);
  const free = { kind: "free", answer: "10" } as const;
  expect(told("1.2", { ...free, as: "likert" })).toEqual(["likert", "a", [], "neutral"]);
  expect(told("2004", { ...free, as: "likert" })).toEqual(["likert", "10", [], "neutral"]);
  expect(told("1.2", { ...free, as: "numeric" })).toEqual(["numeric", "10", [], "neutral"]);
  expect([told("1.2", { ...free, as: "long-fill-in" })[0], told("2004", { ...free, as: "long-fill-in" })[0]]).toEqual([
    "fill-in",
    "long-fill-in",
  ]);
});
