// Knows a course as a product.
import { showCover } from "../../catalog/index.ts";
import { checkLearniz } from "../../checks/index.ts";
import { fail, succeed } from "../../kernel/index.ts";
import {
  applyGeneralConditions,
  createLearniz,
  findCover,
  type Learniz,
  listDocuments,
  listOutsideMedia,
  loadLearniz,
  readAskedAverage,
} from "../../learniz/index.ts";
import { rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";

/** The slugs that a publication would draw are of no consequence to a judgement. */
const SAME_DICE = () => 0.5;

/** Validated: nothing keeps learners from getting on. */
export const learnizKind: ProductKind = {
  read(config) {
    const loaded = loadLearniz(config);
    if (!loaded.ok) return fail(loaded.error.faults);
    const { learniz } = loaded.value;
    return succeed({
      card: {
        title: learniz.context.title,
        description: learniz.context.description ?? null,
        language: learniz.local,
        duration: addDurations(learniz),
        ...showCover(findCover(learniz)),
        ...(learniz.params.certificate && { certificate: { asked: findAsked(learniz) } }),
      },
      author: learniz.context.author ?? null,
      subType: null,
      documents: listDocuments(learniz),
      outside: listOutsideMedia(learniz),
      products: [],
      gap: learniz.chapters.some(({ slides }) => slides.length > 0) ? null : "slides",
      judgeSteps: () => ({
        params: rate(learniz.context.title.trim() !== ""),
        content: rate(learniz.chapters.some(({ slides }) => slides.some((slide) => slide.interactivities.length > 0))),
        // As it is published, with the rules that its general conditions ask for.
        validation: rate(
          checkLearniz(applyGeneralConditions(learniz, SAME_DICE).learniz).every(
            ({ severity }) => severity !== "error",
          ),
        ),
      }),
      prepare: (random) => ({ ...applyGeneralConditions(learniz, random).learniz }),
    });
  },
  create: ({ title, local, author }, random) => ({
    ...createLearniz({ title, local, ...(author && { author }) }, random),
  }),
};

/** As it is published, with the rules that its general conditions ask for. */
const findAsked = (learniz: Learniz): number | null =>
  readAskedAverage(applyGeneralConditions(learniz, SAME_DICE).learniz) ?? null;

function addDurations({ chapters }: Learniz): number | null {
  const durations = chapters.flatMap((chapter) => chapter.recommendedDuration ?? []);
  return durations.length > 0 ? durations.reduce((sum, seconds) => sum + seconds, 0) : null;
}
