// Knows that the walks meet every case that they are made to prove: a property that never meets its case proves
// nothing.
import { compileLearniz } from "@academiz/domain/learniz";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryLearniz } from "../course/index.ts";
import { arbitraryWalk, ENGINE, isOfLearner, playWalk, type Step } from "./index.ts";

const listSlides = (step: Step, when: "before" | "after") => step[when].chapters.flatMap(({ slides }) => slides);
const countDone = (step: Step, when: "before" | "after") =>
  listSlides(step, when).filter(({ status }) => status === "COMPLETE").length;

const SITUATIONS: Readonly<Record<string, (step: Step) => boolean>> = {
  "a course completes": ({ before, after }) => before.status !== "COMPLETE" && after.status === "COMPLETE",
  "a slide is taken back": (step) => isOfLearner(step.event) && countDone(step, "after") < countDone(step, "before"),
  "a lock opens": ({ effects }) => effects.some(({ type }) => type === "element.unlocked"),
  "an event is refused": ({ event, notices }) => isOfLearner(event) && notices.length > 0,
  "damage resets": ({ event, notices }) => event.type === "course.altered" && notices.length > 0,
  "a changed course keeps what was done": (step) =>
    step.event.type === "course.republished" && countDone(step, "before") > 0 && countDone(step, "after") > 0,
  "a position is lost": ({ event, before, after }) =>
    event.type === "course.republished" && before.currentSlideSlug !== after.currentSlideSlug,
  "a better attempt comes": ({ event, before, after }) =>
    isOfLearner(event) && before.score !== undefined && (after.score ?? 0) > before.score,
};

test("random walks meet every situation that the invariants name", () => {
  const met = new Map<string, number>();
  for (const [learniz, plan] of fc.sample(fc.tuple(arbitraryLearniz, arbitraryWalk), { numRuns: 300, seed: 1 })) {
    const { steps } = playWalk(compileLearniz(learniz), plan, ENGINE);
    for (const [name, isMet] of Object.entries(SITUATIONS)) {
      if (steps.some(isMet)) met.set(name, (met.get(name) ?? 0) + 1);
    }
  }
  for (const name of Object.keys(SITUATIONS)) expect(met.get(name) ?? 0, name).toBeGreaterThanOrEqual(3);
});
