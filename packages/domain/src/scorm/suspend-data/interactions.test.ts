// Proves that an answered item is reported in the words of each version, under a name that every host accepts.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import type { AnsweredItem } from "../../games/index.ts";
import { compileLearniz } from "../../learniz/index.ts";
import { applyInteractivityUpdate, createProgress } from "../../progress/index.ts";
import { describeInteraction, listInteractions } from "../index.ts";

type TrueFalse = Extract<AnsweredItem, { kind: "true-false" }>;

const AT = new Date("2026-03-04T05:06:07.890Z");
const told = (version: "1.2" | "2004", rest: Pick<TrueFalse, "answer" | "rightAnswer"> & { words?: string }) =>
  Object.fromEntries(
    describeInteraction(version, { id: "g.one", slug: "one", kind: "true-false", words: "One is one.", ...rest }, AT),
  );
const answer = (slug: string) => {
  const learniz = makeCourse([[makeSlide("a", [makeGame(slug, 1), makeGame("unanswered", 1)])]]);
  const course = compileLearniz(learniz);
  const update = { slug, status: "STARTED", data: { answers: { one: true } }, attempt: 1 } as const;
  return listInteractions(
    learniz,
    applyInteractivityUpdate(course, createProgress(course, "p"), update, "LAST").progress,
  );
};

describe("§1.24 the record of an answered item", () => {
  test.each([
    [true, true, "t", "t", "correct"],
    [false, false, "f", "f", "correct"],
    [true, false, "t", "f", "wrong"],
    [false, true, "f", "t", "wrong"],
  ])("1.2: %s where %s is right", (given, rightAnswer, student_response, pattern, result) => {
    expect(told("1.2", { answer: given, rightAnswer })).toEqual({
      type: "true-false",
      time: AT.toTimeString().slice(0, 8),
      "correct_responses.0.pattern": pattern,
      student_response,
      result,
    });
  });
  test("1.2: its time of day is that of the learner's clock", () => {
    const { TZ } = process.env;
    try {
      for (const [zone, time] of [
        ["Europe/Paris", "06:06:07"],
        ["America/New_York", "00:06:07"],
      ]) {
        process.env["TZ"] = zone;
        expect(told("1.2", { answer: true, rightAnswer: true })["time"]).toBe(time);
      }
    } finally {
      if (TZ === undefined) delete process.env["TZ"];
      else process.env["TZ"] = TZ;
    }
  });
  test("2004: a description is cut between characters", () => {
    const words = `${"w".repeat(249)}😀`;
    expect(told("2004", { answer: true, rightAnswer: true, words })["description"]).toBe("w".repeat(249));
  });
  test.each([
    [true, true, "correct"],
    [true, false, "incorrect"],
    [false, true, "incorrect"],
  ])("2004: %s where %s is right", (given, rightAnswer, result) => {
    expect(told("2004", { answer: given, rightAnswer, words: "w".repeat(300) })).toEqual({
      type: "true-false",
      timestamp: "2026-03-04T05:06:07.89Z",
      "correct_responses.0.pattern": String(rightAnswer),
      learner_response: String(given),
      result,
      description: "w".repeat(250),
    });
  });
  test("is one for each item that was answered, and none for another", () => {
    expect(answer("g").map(({ id }) => id)).toEqual(["g.one"]);
  });
  test("bears a name of letters, digits, dashes, dots and underscores, 250 at most, whatever the slugs", () => {
    expect(answer("é n°1/b").map(({ id }) => id)).toEqual(["__n_1_b.one"]);
    expect(answer("x".repeat(300)).map(({ id }) => id)).toEqual([`${"x".repeat(246)}.one`]);
  });
});
