// Knows scores and percentages by their definition, counted anew from the results of the interactivities alone.
import { add, type Fraction, isPositive, multiply, readFraction, share, ZERO } from "./fraction.ts";
import type { ChapterShape, InteractivityShape, OracleState, SlideShape } from "./shapes.ts";

interface Weighed {
  readonly score: Fraction | undefined;
  readonly weight: Fraction;
}

const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);

/** §4.59 Weighted; only what has a weight above 0 and a score is included; a score of 0 counts. */
function average(items: readonly Weighed[]): Fraction | undefined {
  const counted = items.flatMap(({ score, weight }) => (score && isPositive(weight) ? [{ score, weight }] : []));
  if (counted.length === 0) return undefined;
  const total = sum(counted.map(({ score, weight }) => multiply(score, weight)));
  return share(total, sum(counted.map(({ weight }) => weight)));
}

/** §3.130 §4.59 Games alone have a weight; one without is left out of averages. */
const weighInteractivity = (one: InteractivityShape): Fraction =>
  one.type === "game" ? readFraction(one.weight ?? 0) : ZERO;

/** §4.59 The weight of a slide or chapter is the sum of the weights of what it holds, fixed by the content. */
const weighSlide = (slide: SlideShape): Fraction => sum(slide.interactivities.map(weighInteractivity));
const weighChapter = (chapter: ChapterShape): Fraction => sum(chapter.slides.map(weighSlide));

/** §4.59 From interactivities to slides, from slides to chapters, from chapters to the whole. */
export function countScores(state: OracleState): void {
  for (const chapter of state.course.chapters) {
    for (const slide of chapter.slides) {
      const results = slide.interactivities.map((one) => ({
        score: state.interactivities.get(one.slug)?.score,
        weight: weighInteractivity(one),
      }));
      Object.assign(state.slides.get(slide.slug) ?? {}, { score: average(results) });
    }
    const slides = chapter.slides.map((one) => ({ score: state.slides.get(one.slug)?.score, weight: weighSlide(one) }));
    Object.assign(state.chapters.get(chapter.slug) ?? {}, { score: average(slides) });
  }
  state.score = average(
    state.course.chapters.map((one) => ({ score: state.chapters.get(one.slug)?.score, weight: weighChapter(one) })),
  );
}

/** §4.57 §4.58 Completed slides × 100 / slides; nothing to do is 0. */
export function countPercentages(state: OracleState): void {
  const percentageOf = (slides: readonly SlideShape[]) => {
    const done = slides.filter((slide) => state.slides.get(slide.slug)?.status === "COMPLETE");
    return slides.length === 0 ? 0 : (done.length * 100) / slides.length;
  };
  for (const chapter of state.course.chapters) {
    Object.assign(state.chapters.get(chapter.slug) ?? {}, { percentage: percentageOf(chapter.slides) });
  }
  state.percentage = percentageOf(state.course.chapters.flatMap((chapter) => chapter.slides));
}
