// Proves that the single reducer answers as the function of each event does, under the strategy that the course names.
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz } from "../learniz/index.ts";
import {
  addTime,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  applySlideCheck,
  createProgress,
  type LearnerEvent,
  strategyOf,
  transition,
} from "./index.ts";

const place = { chapterIndex: 0, slideIndex: 1 };
const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b", [makeTextBox("t")])]]));
const start = createProgress(course, "p");
const report = (score: number, attempt: number): LearnerEvent => ({
  type: "interactivity.updated",
  slug: "g",
  status: "COMPLETE",
  score,
  attempt,
});
/** A course whose game (`own`) and whose settings (`product`) name these strategies. */
const under = (own: string | undefined, product: string | undefined) => {
  const game = makeGame("g", 1);
  const params = { config: { gameType: "VRAI_FAUX", strategy: own }, content: { statements: [] } };
  const base = makeCourse([[makeSlide("a", [{ ...game, medias: [{ slug: "m", params }] }])]]);
  return compileLearniz({ ...base, params: { gameParams: { scoreStrategy: product } } });
};

describe("§4.45 §4.46 §4.51 §4.53 §3.152 one reducer", () => {
  test("answers as the function of each event does", () => {
    const update = { slug: "g", status: "COMPLETE", score: 40 } as const;
    const same: readonly (readonly [LearnerEvent, unknown])[] = [
      [{ type: "slide.changed", ...place }, applySlideChange(course, start, place)],
      [{ type: "slide.scrolled" }, applyScroll(course, start)],
      [{ type: "slide.checked" }, applySlideCheck(course, start)],
      [
        { type: "time.passed", seconds: 7 },
        { progress: addTime(start, 7), notices: [], effects: [] },
      ],
      [{ type: "interactivity.updated", ...update }, applyInteractivityUpdate(course, start, update, "BEST_SCORE")],
    ];
    for (const [event, change] of same) {
      expect(transition(course, start, event)).toEqual(change);
      expect(transition(course, start, event).progress).not.toBe(start);
    }
  });

  test("refuses what is not an event, and changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ type: fc.jsonValue() })), (event) => {
        const { progress, notices } = transition(course, start, event as LearnerEvent);
        expect(progress).toBe(start);
        expect(notices.map(({ code }) => code)).toEqual(["event.unknown"]);
      }),
    );
  });
});

describe("§9.10 the strategy of an interactivity", () => {
  test.each([
    ["LAST", "FIRST", "FIRST", "LAST"],
    [undefined, "FIRST", "LAST", "FIRST"],
    [undefined, undefined, "LAST", "LAST"],
    [undefined, undefined, undefined, "BEST_SCORE"],
    ["DEFAULT", "LAST", "LAST", "BEST_SCORE"],
  ])("its own %s, its course's %s, its client's %s: %s", (own, product, client, strategy) => {
    expect(strategyOf(under(own, product), "g", { client: client ?? null })).toEqual({ strategy, notices: [] });
  });

  test("is the one under which the reducer keeps scores", () => {
    for (const [name, kept] of [
      ["BEST_SCORE", 80],
      ["LAST", 30],
      ["FIRST", 50],
    ] as const) {
      const own = under(undefined, name);
      const played = [report(50, 1), report(80, 2), report(30, 3)].reduce(
        (progress, event) => transition(own, progress, event).progress,
        createProgress(own, "p"),
      );
      expect(played.score).toBe(kept);
    }
  });

  test("that does not exist is reported with the change", () => {
    const own = under("WORST", undefined);
    const { notices } = transition(own, createProgress(own, "p"), report(50, 1));
    expect(notices.map(({ code }) => code)).toEqual(["strategy.unknown"]);
  });

  test("§4.62 a product's own strategy goes before that of the course", () => {
    expect(strategyOf(under(undefined, "FIRST"), "g", { product: "LAST" }).strategy).toBe("LAST");
  });
});
