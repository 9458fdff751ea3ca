// Knows how to make courses of every shape that authors can make: with rules on earlier and later elements, empty
// parts, odd weights.
import {
  applyGeneralConditions,
  type Chapter,
  type Interactivity,
  type Learniz,
  type Requirement,
  type Slide,
  type Validator,
} from "@academiz/domain/learniz";
import fc from "fast-check";
import { arbitraryScore } from "./arbitrary-events.ts";
import {
  GAME_ODDITIES,
  type GameOddity,
  makeGame,
  makeOddGame,
  makeParts,
  makeTextBox,
  makeUnshown,
} from "./make-course.ts";

const kindOfRule = fc.constantFrom("STATUS" as const, "SCORE" as const);
const scoreAsked = arbitraryScore;

/** Half of the courses that ask for everything and for a score ask for them together. */
const asksForBoth = ({ validAll, gameMinimalScore = 0 }: Learniz["validationConditions"]): boolean =>
  validAll === true && gameMinimalScore > 50;

/** A rule before the elements are known: picks are taken modulo their number. */
const rulePlan = fc.record({ pick: fc.nat(1000), type: kindOfRule, score: scoreAsked });
const validatorPlan = fc.record(
  { minimumAverageScore: scoreAsked, elements: fc.array(rulePlan, { maxLength: 3 }) },
  { requiredKeys: ["elements"] },
);
const requirementPlan = fc.array(rulePlan, { minLength: 1, maxLength: 2 });
type ValidatorPlan = {
  minimumAverageScore?: number;
  elements: { pick: number; type: "STATUS" | "SCORE"; score: number }[];
};

const fewRequirements = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  fc.array(requirementPlan, { maxLength: 2 }),
);
const gamePlan = { type: fc.constant("game" as const), weight: fc.constantFrom(0, 0.5, 1, 2, 3, 5, 7) };
/** Mostly playable ones; now and then one that is not, or that nobody passes. */
const interactivityPlan = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("text-box" as const) }) },
  { weight: 10, arbitrary: fc.record(gamePlan, { requiredKeys: ["type"] }) },
  {
    weight: 2,
    arbitrary: fc.record(
      { ...gamePlan, oddity: fc.constantFrom(...GAME_ODDITIES) },
      { requiredKeys: ["type", "oddity"] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom("attachment" as const, "flip-card" as const, "card-modal" as const),
      isEmpty: fc.boolean(),
    }),
  },
);
const slidePlan = fc.record({
  validators: fc.array(validatorPlan, { maxLength: 2 }),
  requirements: fewRequirements,
  interactivities: fc.array(interactivityPlan, { maxLength: 3 }),
});
const chapterPlan = fc.record({
  validators: fc.array(validatorPlan, { maxLength: 1 }),
  requirements: fewRequirements,
  slides: fc.array(slidePlan, { maxLength: 4 }),
});
const coursePlan = fc.record({
  validators: fc.array(validatorPlan, { maxLength: 2 }),
  chapters: fc.array(chapterPlan, { minLength: 1, maxLength: 4 }),
  conditions: fc.record(
    { chainedRequirements: fc.boolean(), validAll: fc.boolean(), gameMinimalScore: scoreAsked },
    { requiredKeys: [] },
  ),
});

interface InteractivityPlan {
  readonly type: Interactivity["type"];
  readonly weight?: number;
  readonly oddity?: GameOddity;
  /** True: it holds nothing to open. */
  readonly isEmpty?: boolean;
}

function makeInteractivity({ type, weight, oddity, isEmpty }: InteractivityPlan, slug: string): Interactivity {
  if (type === "text-box") return makeTextBox(slug);
  if (type !== "game") return isEmpty ? makeUnshown(slug, type) : makeParts(slug, type);
  return oddity === undefined ? makeGame(slug, weight) : makeOddGame(slug, oddity, weight);
}

function makeValidators(plans: readonly ValidatorPlan[], children: readonly string[]): Validator[] {
  return plans
    .map(({ elements, ...rest }) => ({
      ...rest,
      elements:
        children.length === 0
          ? []
          : elements.map(({ pick, ...element }) => ({ ...element, slug: children[pick % children.length] ?? "" })),
    }))
    .filter((validator) => validator.elements.length > 0 || validator.minimumAverageScore !== undefined);
}

/**
 * Any course as an author saves it: parsed, clean, its general conditions applied; 1 to 4 chapters of 0 to 4 slides of
 * 0 to 3 interactivities, with rules that may never hold and games that may not be playable. Slugs name the place:
 * `c0`, `c0-s1`, `c0-s1-i2`.
 */
export const arbitraryLearniz: fc.Arbitrary<Learniz> = coursePlan.map((plan) => {
  const targets: Requirement["elements"] = plan.chapters.flatMap((chapter, c) => [
    { type: "STATUS" as const, chapterSlug: `c${c}` },
    ...chapter.slides.flatMap((slide, s) => [
      { type: "STATUS" as const, chapterSlug: `c${c}`, slideSlug: `c${c}-s${s}` },
      ...slide.interactivities.map((_, i) => ({
        type: "STATUS" as const,
        chapterSlug: `c${c}`,
        slideSlug: `c${c}-s${s}`,
        interactivitySlug: `c${c}-s${s}-i${i}`,
      })),
    ]),
  ]);
  const makeRequirements = (plans: readonly ValidatorPlan["elements"][]): Requirement[] =>
    plans.map((elements) => ({
      elements: elements.map(({ pick, type, score }) => ({ ...targets[pick % targets.length], type, score })),
    }));
  const chapters = plan.chapters.map((chapter, c): Chapter => {
    const slides = chapter.slides.map((slide, s): Slide => {
      const interactivities = slide.interactivities.map((one, i) => makeInteractivity(one, `c${c}-s${s}-i${i}`));
      const children = interactivities.map(({ slug }) => slug);
      return {
        slug: `c${c}-s${s}`,
        description: `Page ${s}`,
        validators: makeValidators(slide.validators, children),
        requirements: makeRequirements(slide.requirements),
        interactivities,
      };
    });
    const children = slides.map(({ slug }) => slug);
    return {
      slug: `c${c}`,
      title: `Chapter ${c}`,
      validators: makeValidators(chapter.validators, children),
      requirements: makeRequirements(chapter.requirements),
      slides,
    };
  });
  const learniz: Learniz = {
    version: "1.11.0",
    local: "EN",
    publishedDate: "2026-01-01T00:00:00.000Z",
    context: { title: "Any course" },
    params: {},
    validationConditions: { ...plan.conditions, ...(asksForBoth(plan.conditions) && { together: true }) },
    validators: makeValidators(
      plan.validators,
      chapters.map(({ slug }) => slug),
    ),
    chapters,
  };
  return applyGeneralConditions(learniz, () => 0).learniz;
});
