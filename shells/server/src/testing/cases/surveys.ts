// Knows how the routes of surveys are called in tests.
import type { surveys } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";
import { endSurveyedClass } from "../survey-classes.ts";

const [ADMIN, LEARNER] = ["demo_admin", "demo_learner"];
type Case = Parameters<CasesOf<typeof surveys>["answerSurvey"]["succeeds"]>[0];

async function answer({ server, succeed }: Case) {
  const { slot, perimeter: perimeterSlug } = await endSurveyedClass(server);
  const params = { perimeterSlug };
  const body = { mean: "spring", round: "end", answers: { clear: 4, words: "More breaks" } };
  await succeed("answerSurvey", LEARNER, { params, body });
  return { params, slotId: slot };
}

export const SURVEY_CASES: CasesOf<typeof surveys> = {
  readSurveys: {
    params: ({ perimeter: perimeterSlug }) => ({ perimeterSlug }),
    async succeeds(some) {
      const { perimeter: perimeterSlug } = await endSurveyedClass(some.server);
      const { surveys: asked } = await some.succeed("readSurveys", LEARNER, { params: { perimeterSlug } });
      expect(asked).toMatchObject([{ mean: "spring", round: "end", answers: null }]);
    },
  },
  answerSurvey: {
    params: ({ perimeter: perimeterSlug }) => ({ perimeterSlug }),
    body: () => ({ mean: "spring", round: "end", answers: { clear: 4 } }),
    badBodies: [
      { mean: "spring", round: "never", answers: { clear: 4 } },
      { mean: "spring", round: "end", answers: { clear: 6 } },
      { mean: "spring", round: "end", answers: { words: "x".repeat(2_001) } },
      { mean: "spring", round: "end", answers: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [at, 1])) },
    ],
    async succeeds(some) {
      const { params } = await answer(some);
      const { surveys: asked } = await some.succeed("readSurveys", LEARNER, { params });
      expect(asked[0].answers).toEqual({ clear: 4, words: "More breaks" });
    },
  },
  readSurveyResults: {
    params: ({ product: slotId }) => ({ slotId }),
    async succeeds(some) {
      const { slotId } = await answer(some);
      const { there, rounds } = await some.succeed("readSurveyResults", ADMIN, { params: { slotId } });
      expect([there, rounds[0].answered]).toEqual([1, 1]);
    },
  },
  exportSurvey: {
    params: ({ product: slotId }) => ({ slotId }),
    async succeeds(some) {
      const { slotId } = await answer(some);
      expect(await some.succeed("exportSurvey", ADMIN, { params: { slotId } })).not.toContain("More breaks");
    },
  },
};
