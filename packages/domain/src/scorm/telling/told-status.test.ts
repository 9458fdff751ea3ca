// Knows when a host is told that a course is failed, though the engine lets it go on.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { compileLearniz, type Learniz } from "../../learniz/index.ts";
import { applyInteractivityUpdate, applyScroll, applySlideChange, createProgress } from "../../progress/index.ts";
import { readToldStatus } from "../index.ts";

function makeExam(maxAttempts: number | undefined, minimumAverageScore?: number): Learniz {
  const game = makeGame("g", 1);
  const medias = game.medias.map((media) => ({
    ...media,
    params: {
      ...media.params,
      config: { gameType: "VRAI_FAUX", ...(maxAttempts === undefined ? {} : { maxAttempts }) },
    },
  }));
  return {
    ...makeCourse([[makeSlide("a", [{ ...game, medias }]), makeSlide("b")]]),
    validators: minimumAverageScore === undefined ? [] : [{ minimumAverageScore, elements: [] }],
  };
}
/** A course as an author may leave it: it asks for an average, and holds no game. */
const makeWordy = (minimumAverageScore: number): Learniz => ({
  ...makeCourse([[makeSlide("a"), makeSlide("b")]]),
  validators: [{ minimumAverageScore, elements: [] }],
});
function play(learniz: Learniz, { tries, score, pages = 2 }: { tries: number; score: number; pages?: number }) {
  const course = compileLearniz(learniz);
  let progress = createProgress(course, "p");
  for (let slideIndex = 0; slideIndex < pages; slideIndex += 1) {
    progress = applyScroll(
      course,
      applySlideChange(course, progress, { chapterIndex: 0, slideIndex }).progress,
    ).progress;
    for (let attempt = 1; slideIndex === 0 && attempt <= tries; attempt += 1)
      progress = applyInteractivityUpdate(
        course,
        progress,
        { slug: "g", status: "COMPLETE", score, attempt },
        "LAST",
      ).progress;
  }
  return [progress.status, readToldStatus(course, progress)];
}

test.each([
  ["below its mark, without an attempt left", makeExam(2, 70), { tries: 2, score: 50 }, "FAILED"],
  ["with an attempt left", makeExam(2, 70), { tries: 1, score: 50 }, "STARTED"],
  ["with as many attempts as one likes", makeExam(undefined, 70), { tries: 9, score: 50 }, "STARTED"],
  ["with pages to be done", makeExam(2, 70), { tries: 2, score: 50, pages: 1 }, "STARTED"],
  ["in which no game counts", makeWordy(70), { tries: 0, score: 0 }, "STARTED"],
  ["that was not played", makeExam(2, 70), { tries: 0, score: 0 }, "STARTED"],
] as const)(
  "§4.95 §4.99 decisions 7 a course with pass/fail scoring %s is told so, and stays started",
  (_, learniz, played, told) => {
    expect(play(learniz, played)).toEqual(["STARTED", told]);
  },
);
test.each([
  ["that reached its mark", makeExam(1, 50), { tries: 1, score: 50 }],
  ["without pass/fail scoring", makeExam(1), { tries: 1, score: 0 }],
] as const)("§4.93 §4.94 a course %s is told as complete", (_, learniz, played) => {
  expect(play(learniz, played)).toEqual(["COMPLETE", "COMPLETE"]);
});
