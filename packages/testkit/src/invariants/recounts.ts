// Knows the numbers that can be recounted from the results alone, and that the whole engine can be.
import type { LearnizProgress } from "@academiz/domain/progress";
import { begin, compareProgress, happen, reopen } from "../oracle/index.ts";
import { isOfLearner } from "../walk/index.ts";
import { describeEvent, findStep, listSlides } from "./elements.ts";
import type { Invariant } from "./invariant.ts";

const CLOSE = 1e-9;
const isClose = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? a === b : Math.abs(a - b) <= CLOSE;

function percentageOf(slides: readonly { readonly status: string }[]): number {
  const done = slides.filter(({ status }) => status === "COMPLETE").length;
  return slides.length === 0 ? 0 : (done * 100) / slides.length;
}

export const countsPercentages: Invariant = {
  name: "percentages-recounted",
  statement: "Percentages are the COMPLETE slides of all slides, in each chapter and in the course.",
  sections: ["§4.57", "§4.58"],
  check: (_course, walk) =>
    findStep(walk, ({ event, before, after }) => {
      // They are carried over unchanged until something happens (§4.67).
      if (!isOfLearner(event) || after === before || event.type === "time.passed") return undefined;
      const wrong = after.chapters.find(({ percentage, slides }) => !isClose(percentage, percentageOf(slides)));
      if (wrong) return `chapter "${wrong.slug}" is at ${wrong.percentage} %, not ${percentageOf(wrong.slides)} %`;
      const all = percentageOf(listSlides(after));
      return isClose(after.percentage, all) ? undefined : `the course is at ${after.percentage} %, not ${all} %`;
    }),
};

interface Weighed {
  readonly score?: number;
  readonly weight?: number;
}
function averageOf(items: readonly Weighed[]): number | undefined {
  const counted = items.filter(({ score, weight = 0 }) => score !== undefined && weight > 0);
  const weights = counted.reduce((sum, { weight = 0 }) => sum + weight, 0);
  if (counted.length === 0) return undefined;
  return counted.reduce((sum, { score = 0, weight = 0 }) => sum + score * weight, 0) / weights;
}
function findWrongScore(progress: LearnizProgress): string | undefined {
  const owners = [
    { slug: "the course", score: progress.score, items: progress.chapters as readonly Weighed[] },
    ...progress.chapters.map(({ slug, score, slides }) => ({ slug, score, items: slides })),
    ...listSlides(progress).map(({ slug, score, interactivities }) => ({ slug, score, items: interactivities })),
  ];
  const wrong = owners.find(({ score, items }) => !isClose(score, averageOf(items)));
  return wrong && `the score of "${wrong.slug}" is ${wrong.score}, not ${averageOf(wrong.items)}`;
}

export const countsScores: Invariant = {
  name: "scores-recounted",
  statement: "Scores are the weighted averages of what has a weight above 0 and a score.",
  sections: ["§4.59"],
  check: (_course, walk) => findStep(walk, ({ after }) => findWrongScore(after)),
};

export const equalsOracle: Invariant = {
  name: "equals-oracle",
  statement: "The engine equals a recomputation from the specification, after every event.",
  sections: [
    "§4.29",
    "§4.36",
    "§4.41",
    "§4.42",
    "§4.43",
    "§4.60",
    "§4.61",
    "§4.62",
    "§4.64",
    "§4.65",
    "§4.66",
    "§4.69",
  ],
  check: (course, walk) => {
    let state = begin(course.learniz);
    const atStart = compareProgress(state, walk.start);
    if (atStart.length > 0) return `at the start: ${atStart.join("; ")}`;
    for (const [number, step] of walk.steps.entries()) {
      const { event } = step;
      const next = isOfLearner(event) ? happen(state, event, walk.strategy) : reopen(step.course.learniz, state);
      const isTold = "isRefused" in next ? next.isRefused : next.isReset;
      const differences = compareProgress(next.state, step.after);
      if (step.notices.length > 0 !== isTold) differences.push(isTold ? "nothing is told" : "a notice for nothing");
      if (differences.length > 0) return `step ${number + 1}, ${describeEvent(event)}: ${differences.join("; ")}`;
      state = next.state;
    }
    return undefined;
  },
};
