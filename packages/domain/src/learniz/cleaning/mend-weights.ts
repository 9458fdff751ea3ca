// Knows which weights of games can be reckoned with: averages of anything else would be no scores (§4.59).
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import type { Interactivity } from "../content/interactivity.ts";

const MOST = 1_000_000;
const LEAST = 0.000_001;

/** Nothing below 0, nothing that is lost beside the others, nothing that leaves no room for them. */
const mendWeight = (weight: number): number => (weight < LEAST ? 0 : Math.min(weight, MOST));

const isOff = (interactivity: Interactivity): boolean =>
  interactivity.type === "game" &&
  interactivity.weight !== undefined &&
  mendWeight(interactivity.weight) !== interactivity.weight;

/** Weights out of bounds are brought back, with a notice each; the same course when there are none. */
export function mendWeights(learniz: Learniz): { learniz: Learniz; notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const mend = (interactivity: Interactivity): Interactivity => {
    if (interactivity.type !== "game" || interactivity.weight === undefined || !isOff(interactivity))
      return interactivity;
    const weight = mendWeight(interactivity.weight);
    const text = `Weight of '${interactivity.slug}' is ${interactivity.weight} : ${weight} is taken`;
    notices.push({ code: "weight.mended", level: "warning", text });
    return { ...interactivity, weight };
  };
  const chapters = learniz.chapters.map((chapter) => {
    if (!chapter.slides.some((slide) => slide.interactivities.some(isOff))) return chapter;
    return {
      ...chapter,
      slides: chapter.slides.map((slide) => ({ ...slide, interactivities: slide.interactivities.map(mend) })),
    };
  });
  return { learniz: notices.length > 0 ? { ...learniz, chapters } : learniz, notices };
}
