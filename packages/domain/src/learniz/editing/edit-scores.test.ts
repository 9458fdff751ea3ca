// Knows that the strategy and the trophies of a course are read as they were written, and leave all else alone.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { strategyOf } from "../../progress/index.ts";
import { readThresholds } from "../../scoring/index.ts";
import { compileLearniz, type Learniz, loadLearniz } from "../index.ts";
import { changeScores } from "./edit-scores.ts";

const course = makeCourse([[makeSlide("a", [makeGame("g")])]]);
const reload = (learniz: Learniz): Learniz => {
  const loaded = loadLearniz(JSON.parse(JSON.stringify(learniz)));
  if (!loaded.ok) throw new Error("the course cannot be read");
  return loaded.value.learniz;
};

test("§3.119 §9.10 the strategy that an author chooses for a course is that of its games, before the client's", () => {
  const last = reload(changeScores(course, { scoreStrategy: "LAST" }));
  expect(strategyOf(compileLearniz(last), "g", { client: "FIRST" }).strategy).toBe("LAST");
  const none = reload(changeScores(last, { scoreStrategy: undefined }));
  expect(strategyOf(compileLearniz(none), "g", { client: "FIRST" }).strategy).toBe("FIRST");
  expect(none).toEqual(reload(course));
});

test("§9.17 decisions 5 the trophies that an author chooses are read again, beside what else stands there", () => {
  const other = { ...course, params: { ...course.params, gameParams: { scoreStrategy: "FIRST", level: 3 } } };
  const written = reload(changeScores(other, { trophies: { gold: 80 } }));
  expect(written.params.gameParams).toEqual({ scoreStrategy: "FIRST", level: 3, trophies: { gold: 80 } });
  expect(readThresholds(written.params.gameParams?.trophies)).toEqual({ gold: 80, silver: 75, bronze: 50 });
  expect(changeScores(written, { trophies: undefined }).params).toEqual(other.params);
});

test("§3.119 trophies of another shape are not ours, and do not keep a course from being read", () => {
  const odd = { ...course, params: { ...course.params, gameParams: { trophies: ["cup"] } } };
  const loaded = loadLearniz(odd);
  expect(loaded.ok && loaded.value.learniz.params.gameParams?.trophies).toBeUndefined();
});
