// Proves that a choice is reported by the names that each version has for options.
import { expect, test } from "vitest";
import { describeInteraction } from "../index.ts";

const AT = new Date("2026-03-04T05:06:07.890Z");
const told = (version: "1.2" | "2004", answer: readonly string[]) =>
  Object.fromEntries(
    describeInteraction(
      version,
      {
        ...{ id: "g.one", slug: "one", kind: "choice", words: "Which?" },
        ...{ options: ["red", "green", "blue"], answer, rightAnswer: ["red", "blue"] },
      },
      AT,
    ),
  );

test("a choice is told in the order of its options: by letters in 1.2, by their names in 2004", () => {
  expect(told("1.2", ["blue", "red"])).toMatchObject({
    type: "choice",
    "correct_responses.0.pattern": "a,c",
    student_response: "a,c",
    result: "correct",
  });
  expect(told("2004", ["green"])).toMatchObject({
    type: "choice",
    "correct_responses.0.pattern": "red[,]blue",
    learner_response: "green",
    result: "incorrect",
    description: "Which?",
  });
});
