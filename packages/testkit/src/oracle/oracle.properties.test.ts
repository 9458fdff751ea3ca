// Knows that the engine and the oracle say the same of everything that learners do and that authors do to them.
import { compileLearniz } from "@academiz/domain/learniz";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryLearniz } from "../course/index.ts";
import { arbitraryWalk, ENGINE, isOfLearner, playWalk } from "../walk/index.ts";
import { begin, compareProgress, happen, reopen } from "./index.ts";

const NUM_RUNS = process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000;

test("§4.29–§4.51 §4.53 §4.54 §4.57–§4.71 the engine equals a recomputation from the specification, after every event", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryWalk, (learniz, plan) => {
      const course = compileLearniz(learniz);
      const walk = playWalk(course, plan, ENGINE);
      let state = begin(learniz);
      expect(compareProgress(state, walk.start)).toEqual([]);
      for (const { event, course, after, notices } of walk.steps) {
        if (isOfLearner(event)) {
          const happening = happen(state, event, plan.strategy);
          expect(notices.length > 0, `${event.type} is refused`).toBe(happening.isRefused);
          state = happening.state;
        } else {
          const reopening = reopen(course.learniz, state);
          expect(notices.length > 0, `${event.type} resets`).toBe(reopening.isReset);
          state = reopening.state;
        }
        expect(compareProgress(state, after), JSON.stringify(event)).toEqual([]);
      }
    }),
    { numRuns: NUM_RUNS },
  );
});
